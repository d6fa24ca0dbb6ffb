/** Sends where no screen waits for the answer: stores, which bring the keys of their changes, and calls that may be made twice. */
export { request as send } from '../api.ts';
