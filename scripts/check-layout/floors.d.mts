export declare function placeOf(file: string): { floor: string; room: string };
export declare function circlesOf(imports: Map<string, readonly string[]>): string[][];
export declare function problemsOfFloors(imports: Map<string, readonly string[]>): string[];
