// A Python object under construction: the templates of line/ (line/write_parts.hpp) write into it instead of JSON.
//
// The names of members are interned: each is a single Python string, made when it is first needed.
#pragma once

#include "bindings/python/convert.hpp"
#include "line/key.hpp"

namespace openhearts::python {

class PythonValue {
public:
  PythonValue() : object_(Py_NewRef(Py_None)) {}
  PythonValue(const PythonValue &other) : object_(Py_XNewRef(other.object_)) {}
  PythonValue(PythonValue &&other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  PythonValue &operator=(const PythonValue &) = delete;
  ~PythonValue() { Py_XDECREF(object_); }

  static PythonValue of(bool flag) { return PythonValue(PyBool_FromLong(flag ? 1 : 0)); }
  static PythonValue of(std::int64_t whole) { return PythonValue(PyLong_FromLongLong(whole)); }
  static PythonValue of(const char *text) { return of(std::string_view(text)); }
  static PythonValue of(std::string_view text) {
    return PythonValue(PyUnicode_FromStringAndSize(text.data(), static_cast<Py_ssize_t>(text.size())));
  }
  static PythonValue of_card(Card card) { return PythonValue(name_object(card).release().ptr()); }
  static PythonValue of_json(const Json &json) { return PythonValue(to_python(json).release().ptr()); }
  static PythonValue list() { return PythonValue(PyList_New(0)); }
  static PythonValue object() { return PythonValue(PyDict_New()); }

  void push(const PythonValue &item) { check(PyList_Append(object_, item.object_)); }
  template <KeyText key> void set(Key<key> name, const PythonValue &value) {
    static PyObject *const interned = PyUnicode_InternFromString(std::string(std::string_view(name)).c_str());
    check(PyDict_SetItem(object_, interned, value.object_));
  }
  void set_card(Card card, const PythonValue &value) {
    check(PyDict_SetItem(object_, name_object(card).ptr(), value.object_));
  }

  // Moves the finished object out.
  nb::object take() { return nb::steal(std::exchange(object_, nullptr)); }

private:
  explicit PythonValue(PyObject *made) : object_(made) {
    if (made == nullptr) throw nb::python_error();
  }
  static void check(int failed) {
    if (failed != 0) throw nb::python_error();
  }

  PyObject *object_;
};

} // namespace openhearts::python
