package tercio.adapters.page;

import java.util.List;
import java.util.Optional;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.rulebook.Manifest;
import tercio.adapters.rulebook.Manifest.Tab;
import tercio.adapters.rulebook.Manifest.View.Of;
import tercio.adapters.rulebook.RulebookModule;
import tercio.application.given.Race;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Rulebook;
import tercio.domain.table.OwnTables;
import tercio.projections.RulesetViews;
import tercio.projections.View;
import tercio.projections.sentence.Language;

/**
 * The race as a rulebook that is installed for a test, with two views and a tab.
 *
 * @param page the module that draws it; empty if the page has to show its fields
 */
record RaceModule(Optional<String> page) implements RulebookModule {

    /** A pawn and where it stands. */
    record Pawn(String id, int square) {}

    /** The pawns on the track. */
    record Track(int goal, List<Pawn> pawns) {}

    /** The player to move. */
    record Turn(String turn) {}

    private static final Race RULES = new Race();

    @Override
    public String id() {
        return RULES.id();
    }

    @Override
    public Optional<Ruleset<?, ?, ?, ?>> ruleset() {
        return Optional.of(RULES);
    }

    @Override
    public RulesetViews views() {
        return ruleset -> ruleset instanceof Race ? List.of(View.<Race.Course>ofBoard("track", RaceModule::track),
                View.<Race.Course>ofBoard("sequence", course -> new Turn(course.turn()))) : List.of();
    }

    private static Track track(Race.Course course) {
        return new Track(course.goal(), course.squares().keySet().stream().sorted().map(pawn -> new Pawn(pawn, course.squares().get(pawn))).toList());
    }

    @Override
    public Manifest manifest(Language language) {
        return new Manifest(List.of(new Manifest.View("track", "The track", Of.GAME), new Manifest.View("sequence", "Whose turn it is", Of.GAME)),
                List.of(new Tab("track", "Track", List.of("track"))), List.of("sequence"),
                List.of(), List.of(), List.of(), List.of(), Optional.empty(), page, Optional.empty());
    }

    @Override
    public List<ProcedureEndpoint> procedures() {
        return List.of();
    }

    @Override
    public List<ProcedureEndpoint> procedures(OwnTables own) {
        return List.of();
    }

    @Override
    public List<Reading> readings() {
        return RULES.readings();
    }

    @Override
    public Rulebook rulebook() {
        return RULES.rulebook();
    }
}
