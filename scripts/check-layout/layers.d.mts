export declare function locationOf(file: string): { layer: string; module: string };
export declare function circlesOf(imports: Map<string, readonly string[]>): string[][];
export declare function problemsOfLayers(imports: Map<string, readonly string[]>): string[];
