// A Python sequence with a row for each trick or hand. It makes a row only when it is read, because most callers want
// only the last or the number of rows, and each row costs a tenth of a microsecond. Rows are never shared: changing one
// changes nothing else.
#pragma once

#include "bindings/python/held.hpp"
#include "bindings/python/value.hpp"
#include "line/write_game.hpp"

namespace openhearts::python {

// The tricks that were complete when the sequence was made.
struct Tricks {
  PublicState open;

  std::size_t size() const { return open.tricks; }
  nb::object row(std::size_t number) const { return write_won_trick<PythonValue>(open, number).take(); }
};

// The hands that were done when the sequence was made; a finished hand doesn't change.
struct Results {
  std::shared_ptr<const Game> game;
  std::size_t hands;

  std::size_t size() const { return hands; }
  nb::object row(std::size_t number) const {
    return write_result<PythonValue>(game->law, hand_at(*game, number).open).take();
  }
};

inline Results results_of(const std::shared_ptr<Game> &game) {
  const bool done = game->hand().open.phase == Phase::done;
  return {game, game->hands.size() - (done ? 0 : 1)};
}

template <class Rows> nb::list list_of(const Rows &rows) {
  const auto size = static_cast<Py_ssize_t>(rows.size());
  auto list = nb::steal<nb::list>(PyList_New(size));
  for (Py_ssize_t number = 0; number < size; ++number)
    put_in_list(list.ptr(), number, rows.row(static_cast<std::size_t>(number)).release().ptr());
  return list;
}

// The row at this index, which may be negative, or a list of the rows in a slice.
template <class Rows> nb::object row_at(const Rows &rows, nb::handle index) {
  if (PySlice_Check(index.ptr())) return list_of(rows).attr("__getitem__")(index);
  const auto size = static_cast<Py_ssize_t>(rows.size());
  Py_ssize_t number = PyNumber_AsSsize_t(index.ptr(), PyExc_IndexError);
  if (number == -1 && PyErr_Occurred() != nullptr) throw nb::python_error();
  if (number < 0) number += size;
  if (number < 0 || number >= size) throw nb::index_error("there is no such row");
  return rows.row(static_cast<std::size_t>(number));
}

// Binds the class of such a sequence. It compares with lists, prints, copies and pickles as the list of its rows.
template <class Rows> void bind_rows(nb::module_ &module, const char *name, const char *about) {
  using namespace nb::literals;
  nb::class_<Rows> rows(module, name, about);
  rows.def("__len__", &Rows::size);
  rows.def("__getitem__", &row_at<Rows>, "index"_a, nb::sig("def __getitem__(self, index: typing.Any) -> typing.Any"));
  rows.def(
      "__iter__", [](const Rows &r) { return nb::iter(list_of(r)); },
      nb::sig("def __iter__(self) -> collections.abc.Iterator[typing.Any]"));
  rows.def(
      "__eq__", [](const Rows &r, const Rows &other) { return list_of(r).equal(list_of(other)); }, nb::is_operator());
  rows.def(
      "__eq__", [](const Rows &r, nb::handle other) { return list_of(r).equal(other); }, "other"_a.none(),
      nb::is_operator());
  rows.def(
      "index", [](const Rows &r, nb::handle row) { return list_of(r).attr("index")(row); }, "row"_a,
      nb::sig("def index(self, row: object) -> int"));
  rows.def(
      "count", [](const Rows &r, nb::handle row) { return list_of(r).attr("count")(row); }, "row"_a,
      nb::sig("def count(self, row: object) -> int"));
  rows.def("__repr__", [](const Rows &r) { return nb::repr(list_of(r)); });
  rows.def(
      "__reduce__",
      [](const Rows &r) {
        return nb::make_tuple(nb::handle(reinterpret_cast<PyObject *>(&PyList_Type)), nb::make_tuple(list_of(r)));
      },
      nb::sig("def __reduce__(self) -> tuple[typing.Any, ...]"));
  rows.attr("__hash__") = nb::none();
  nb::module_::import_("collections.abc").attr("Sequence").attr("register")(rows);
}

} // namespace openhearts::python
