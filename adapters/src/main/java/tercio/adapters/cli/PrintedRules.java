package tercio.adapters.cli;

import java.util.List;
import tercio.adapters.store.Library;

/** The rulebooks that come with the program. */
final class PrintedRules {

    static final Library LIBRARY = new Library(List.of(), List.of());

    private PrintedRules() {}
}
