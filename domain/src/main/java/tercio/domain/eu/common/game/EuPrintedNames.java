package tercio.domain.eu.common.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Name;

/** The countries, provinces, seas and cities of the map by their printed names and their ids. */
public final class EuPrintedNames {

    private static final Map<String, List<Argument>> NAMES = names();

    private EuPrintedNames() {}

    /** The bearers of an English name: a country before a place. */
    public static List<Argument> bearersOf(String english) {
        return NAMES.getOrDefault(english, List.of());
    }

    private static Map<String, List<Argument>> names() {
        var names = new HashMap<String, List<Argument>>();
        EuMap.PRINTED.countries().forEach(country -> {
            add(names, Nation.of(country.id()), SentenceNames.country(country.id()));
            // Older explanations name a country by its id.
            add(names, country.id().value(), new Name("eu.country", country.id().value(), country.id().value()));
        });
        EuMap.PRINTED.spaces().zones().forEach(space -> add(names, space.name(), SentenceNames.place(space.id())));
        EuMap.PRINTED.provinces().forEach(province -> add(names, PlaceName.city(province.id()), SentenceNames.city(province.id())));
        return names;
    }

    private static void add(Map<String, List<Argument>> names, String printed, Argument named) {
        names.computeIfAbsent(printed, name -> new ArrayList<>()).add(named);
    }
}
