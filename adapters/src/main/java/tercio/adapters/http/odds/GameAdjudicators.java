package tercio.adapters.http.odds;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.table.EnteredTables;
import tercio.domain.table.OwnTables;

/** Adjudicators by the tables of one game: those that its owner entered, else those of the program. */
@Component
class GameAdjudicators {

    /** The number that is kept: each holds some hundred kilobytes. */
    private static final int KEPT = 16;

    private final RulebookModules modules;
    private final PositionReader reader;
    private final Cache<String, Adjudicator> kept = Caffeine.newBuilder().maximumSize(KEPT).build();

    GameAdjudicators(RulebookModules modules, PositionReader reader) {
        this.modules = modules;
        this.reader = reader;
    }

    /** The adjudicator of a game that the caller may read. */
    Adjudicator of(String game, String authorization) {
        var opening = reader.read(game, authorization).openingEvent();
        var entered = opening.scenario().enteredTables();
        return kept.get(opening.ruleset() + " " + entered.map(EnteredTables::hash).orElse(""), key -> modules.adjudicator(entered.map(tables ->
                (OwnTables) (ruleset, table) -> ruleset.equals(opening.ruleset()) ? tables.table(table) : Optional.empty()).orElse(OwnTables.NONE)));
    }
}
