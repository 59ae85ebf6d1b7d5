// The matchers for documents take a seventh of a second to load, and three test files of four have none.
if (typeof document !== "undefined") jest.requireActual("@testing-library/jest-dom");
