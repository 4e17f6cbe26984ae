package tercio.adapters.eia;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.adapters.rulebook.Manifest;
import tercio.adapters.rulebook.Manifest.Tab;
import tercio.adapters.rulebook.Manifest.Title;
import tercio.adapters.rulebook.Manifest.View;
import tercio.adapters.rulebook.Manifest.View.Of;
import tercio.domain.eia.EmpiresInArms;

/** The manifest of Empires in Arms. */
final class EiaManifest {

    static final Manifest GAMES = new Manifest(
            List.of(new View("map", "Map", Of.GAME), new View("powers", "Powers", Of.PARTY), new View("sequence", "Sequence of play", Of.GAME),
                    new View("supply", "Depots and supply chains", Of.GAME), new View("combats", "Combats and sieges", Of.GAME)),
            List.of(new Tab("powers", "Powers", List.of("powers")), new Tab("month", "Month", List.of("sequence", "supply")),
                    new Tab("combats", "Combats", List.of("combats")), new Tab("report", "Report", List.of())),
            List.of("map", "sequence", "supply"),
            titles("winter", "Winter zone", "fortress", "Fortress", "capital", "Capital", "city", "City", "cossacks", "Cossacks", "polish", "Polish",
                    "guerillas", "Guerillas", "ice", "North of the ice line"),
            titles("terrain", "Terrain", "province", "Province", "owner", "Territory of", "controller", "City held by", "city", "City", "forage", "Forage",
                    "spires", "Spires", "fleches", "Fleches", "capacity", "Garrison capacity", "winterZone", "Winter zone"),
            titles("strength", "Factors", "leaders", "Leaders", "besieging", "Besieging", "besieged", "Besieged", "moved", "Has moved"),
            titles(),
            Optional.of("rulesets/" + EmpiresInArms.ID + "/board"), Optional.of("page/rulesets/eia.js"), Optional.of("page/rulesets/eia.css"));

    private EiaManifest() {}

    /** Titles from an alternating list of names and titles. */
    private static List<Title> titles(String... namesAndTitles) {
        return Stream.iterate(0, at -> at < namesAndTitles.length, at -> at + 2)
                .map(at -> new Title(namesAndTitles[at], namesAndTitles[at + 1])).toList();
    }
}
