interface Product {
  address: string;
  stop: () => Promise<unknown>;
}
export function fillDataFolder(folder: string): Promise<string>;
export function startProducts(filled: string, count: number, to?: string): Promise<Product[]>;
export function startProduct(dataDir: string, settings?: Record<string, string>): Promise<Product>;
