import * as v from 'valibot';
import { idSchema } from '@/api/http/schemas';
import { createDeviceList } from './create-device-list';

/** The most programs that a visitor can save; a longer list needs an account. */
export const DEVICE_LIMIT = 100;

const schema = v.object({ programId: idSchema, schoolId: idSchema });

/** A program saved on this device, by the ids that its school's page is found with. */
export type DeviceProgram = v.InferOutput<typeof schema>;

/** The programs that a visitor saved on this device. */
export const useDevicePrograms = createDeviceList<DeviceProgram>({
  key: 'saved',
  field: 'items',
  schema,
  idOf: ({ programId }) => programId,
  limit: DEVICE_LIMIT,
});
