import { readRequestForm, signUpProblem, type SignUpForm } from "./form-validation";

const form: SignUpForm = {
  firstName: "Ada",
  lastName: "Reid",
  email: "ada@x.example",
  password: "abcdef",
  confirmPassword: "abcdef",
};
const withPassword = (password: string, confirmPassword = password) => ({
  ...form,
  password,
  confirmPassword,
});

test("a complete sign-up has a password of six characters, spaces too, with and without a company", () => {
  for (const valid of [form, { ...form, company: "" }, withPassword(" ".repeat(6))])
    expect(signUpProblem(valid)).toBeUndefined();
});

test("a sign-up is checked in the order of the form, then for equal passwords, then for their length", () => {
  for (const field of ["firstName", "lastName", "email", "password", "confirmPassword"] as const)
    expect(signUpProblem({ ...form, [field]: "" })?.field).toBe(field);
  for (const field of ["firstName", "lastName", "email"] as const)
    expect(signUpProblem({ ...form, [field]: " \t" })?.field).toBe(field);
  expect(signUpProblem({ ...withPassword("a", "b"), firstName: "", lastName: "", email: "" })?.field).toBe(
    "firstName",
  );
  expect(signUpProblem(withPassword("abc", "abd"))?.message).toBe("Passwords do not match.");
  expect(signUpProblem(withPassword("abcde"))?.message).toBe("Password must be at least 6 characters");
});

test("a request has options of the lists and a description, and the default priority if it names none", () => {
  const request = { service: "Live Chat Support", industry: "HVAC", description: "Please" };
  expect(readRequestForm(request)).toEqual({ ...request, priority: "medium" });
  expect(readRequestForm({ ...request, priority: "high" })).toEqual({ ...request, priority: "high" });
  for (const [field, value] of [
    ["service", ""],
    ["service", "Window Cleaning"],
    ["industry", "Live Chat Support"],
    ["description", "  \n"],
    ["priority", "urgent"],
  ] as const)
    expect(readRequestForm({ ...request, [field]: value })).toEqual({
      field,
      message: "Please fill in all fields.",
    });
});
