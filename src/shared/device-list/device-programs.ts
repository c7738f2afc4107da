import * as v from 'valibot';
import { idSchema } from '@/api/http/schemas';
import { visitorPlace } from '@/browser/visitor-storage';
import { createDeviceList } from './create-device-list';

const KEY = 'saved';

/** The most programs that a visitor can save; a longer list needs an account. */
export const DEVICE_LIMIT = 100;

const schema = v.object({ programId: idSchema, schoolId: idSchema });

/** A program saved on this device, by the ids that its school's page is found with. */
export type DeviceProgram = v.InferOutput<typeof schema>;

/** The programs that a visitor saved on this device. */
export const useDevicePrograms = createDeviceList<DeviceProgram>({
  key: KEY,
  field: 'items',
  schema,
  idOf: ({ programId }) => programId,
  limit: DEVICE_LIMIT,
});

/** Whether the browser stored the list; if it refused, the list is lost with the page. */
export function isStored(): boolean {
  return visitorPlace().getItem(KEY) !== null;
}
