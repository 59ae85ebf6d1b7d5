// Next compiles the style sheets of `app/` with Tailwind. Their `@source` lines say where it looks for class names.
const config = { plugins: { "@tailwindcss/postcss": {} } };
export default config;
