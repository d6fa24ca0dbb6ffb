// Writes which mutants are drawn: FOLDER COUNT SEED.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawMutants } from './draw-mutants.ts';

const [folder = '', count, seed] = process.argv.slice(2);
writeFileSync(join(folder, 'drawn.json'), JSON.stringify(drawMutants(process.cwd(), Number(count), Number(seed))));
