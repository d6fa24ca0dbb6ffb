interface Product {
  address: string;
  stop: () => Promise<unknown>;
}
export function fillDataFolder(folder: string): Promise<string>;
export function startProducts(filled: string, count: number, to?: string): Promise<Product[]>;
