/** As high as the strip of tuition, while it loads. */
export const stripSpace = <div aria-hidden className="h-[4.375rem] lg:h-[7.625rem]" />;
