export interface LiveMessage {
  id: number;
  topic: string;
  name: string;
  payload: unknown;
}
