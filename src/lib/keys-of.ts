/** The keys of an object in their type. Only for an object that has no others. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[]; // see above
}
