export declare const compiled: string;
export declare function runNode(args: string[], env?: NodeJS.ProcessEnv, stopped?: number): Promise<number>;
