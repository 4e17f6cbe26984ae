package tercio.adapters.eia;

import java.util.List;
import java.util.Optional;
import tercio.adapters.rulebook.Manifest;
import tercio.adapters.rulebook.Manifest.View.Of;
import tercio.adapters.rulebook.ManifestTitles;
import tercio.domain.eia.EmpiresInArms;
import tercio.projections.sentence.Language;

/** The manifest of Empires in Arms. */
final class EiaManifest {

    private EiaManifest() {}

    /** The manifest for readers of a language. */
    static Manifest in(Language language) {
        var titles = new ManifestTitles("eia.title.", language);
        return new Manifest(
                List.of(titles.view("map", "view-map", Of.GAME), titles.view("powers", "view-powers", Of.PARTY), titles.view("sequence", "view-sequence", Of.GAME),
                        titles.view("supply", "view-supply", Of.GAME), titles.view("combats", "view-combats", Of.GAME)),
                List.of(titles.tab("powers", "tab-powers", List.of("powers")), titles.tab("month", "tab-month", List.of("sequence", "supply")),
                        titles.tab("combats", "tab-combats", List.of("combats")), titles.tab("report", "tab-report", List.of())),
                List.of("map", "sequence", "supply"),
                titles.titles("winter", "mark-winter", "fortress", "mark-fortress", "capital", "mark-capital", "city", "mark-city",
                        "cossacks", "mark-cossacks", "polish", "mark-polish", "guerillas", "mark-guerillas", "ice", "mark-ice"),
                titles.titles("terrain", "fact-terrain", "province", "fact-province", "owner", "fact-owner", "controller", "fact-controller",
                        "city", "fact-city", "forage", "fact-forage", "spires", "fact-spires", "fleches", "fact-fleches",
                        "capacity", "fact-capacity", "winterZone", "fact-winter-zone"),
                titles.titles("strength", "counter-strength", "leaders", "counter-leaders", "besieging", "counter-besieging",
                        "besieged", "counter-besieged", "moved", "counter-moved"),
                titles.titles(),
                Optional.of("rulesets/" + EmpiresInArms.ID + "/board"), Optional.of("page/rulesets/eia.js"), Optional.of("page/rulesets/eia.css"));
    }
}
