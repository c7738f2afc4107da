import { expect } from '@playwright/test';
import { fieldOf, type FormField, type TestForm } from './form';
import { at } from '../visit';

/** A field of /profile/edit; `kept` is the saved text if it differs from the typed one. */
export type Detail = FormField & { kept?: string };

/** The text fields of /profile/edit. */
export const DETAILS: readonly Detail[] = [
  {
    name: 'name',
    label: 'edit.about.name',
    good: 'Trần Ngọc Linh Chi',
    refuses: [
      ['', 'edit.wrong.name'],
      ['n'.repeat(101), 'edit.wrong.longName'],
    ],
  },
  {
    name: 'phone',
    label: 'edit.about.phone',
    good: '+84987654321',
    refuses: [
      ['12', 'edit.wrong.phone'],
      ['none of it', 'edit.wrong.phone'],
    ],
  },
  {
    name: 'current_school',
    label: 'edit.school.name',
    good: 'Trường THPT Chuyên Bến Tre',
    refuses: [['s'.repeat(201), 'edit.wrong.longSchool']],
  },
  {
    name: 'average',
    label: 'edit.school.average',
    good: '9',
    refuses: [
      ['11', 'edit.wrong.averageTen'],
      ['good', 'edit.wrong.averageTen'],
    ],
  },
  {
    name: 'graduation_year',
    label: 'edit.school.year',
    good: '2028',
    refuses: [
      ['99', 'edit.wrong.year'],
      ['soon', 'edit.wrong.year'],
    ],
  },
  {
    name: 'ielts',
    label: 'edit.tests.ielts',
    good: '7.5',
    refuses: [
      ['9.5', 'edit.wrong.ielts'],
      ['6.7', 'edit.wrong.ielts'],
    ],
  },
  {
    name: 'sat',
    label: 'edit.tests.sat',
    good: '1450',
    refuses: [
      ['399', 'edit.wrong.sat'],
      ['1601', 'edit.wrong.sat'],
    ],
  },
];

/** The fields of `/profile/edit` that belong to the account. */
export const detailsForm: TestForm = {
  name: 'details',
  namespace: 'profile',
  as: 'linh.tran',
  open: async (page, locale) => {
    await page.goto(at(locale, '/profile/edit'));
    for (const detail of DETAILS) {
      await expect(fieldOf(page, locale, detailsForm, detail)).toBeVisible();
    }
  },
  fields: DETAILS,
  send: 'edit.title',
  call: { match: 'patchUser', method: 'PATCH', path: /\/v1\/user$/ },
  done: async () => {},
};

/** The fields of `/profile/edit` that belong to the answers. */
export const infoForm: TestForm = {
  ...detailsForm,
  call: { match: 'putBasicInfo', method: 'PUT', path: /\/basic-info$/ },
};
