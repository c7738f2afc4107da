import { idSchema, type Id } from '@/api/http/schemas';
import { createDeviceList } from './create-device-list';

/** The ids of the scholarships that a visitor saved on this device. */
export const useDeviceScholarships = createDeviceList<Id>({
  key: 'savedScholarships',
  field: 'ids',
  schema: idSchema,
  idOf: (id) => id,
  limit: 200,
});
