import { projectIdOf } from '#domain/core/wire/project-id.ts';
import type { Config } from './config.ts';

export const projectId = ({ config }: { config: Pick<Config, 'MARKETPLACE_NAME'> }): string =>
  projectIdOf(config.MARKETPLACE_NAME);
