import type { Module } from '../../platform/calls/module.ts';
import { viewTables } from './tagged-tables.ts';
import * as calls from './view-calls.ts';

export const views: Module = { name: 'views', personalData: viewTables, calls };
