package tercio.domain.eu.play.flotilla;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.board.PlaceName;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Play;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** Naval stacks are divided and joined, and FLEET counters formed (EU-FLEET-1). */
public final class FlotillaChapter implements Chapter<FlotillaCommand, FlotillaEvent> {

    public static final FlotillaChapter CHAPTER = new FlotillaChapter();

    private static final Vocabulary<FlotillaCommand> COMMANDS = Vocabulary.of(FlotillaCommand.class)
            .word("DivideFleet", FlotillaCommand.DivideFleet.class)
            .word("JoinFleets", FlotillaCommand.JoinFleets.class)
            .word("FormFleets", FlotillaCommand.FormFleets.class)
            .word("SailUnder", FlotillaCommand.SailUnder.class)
            .word("SailAlone", FlotillaCommand.SailAlone.class);

    private static final Vocabulary<FlotillaEvent> EVENTS = Vocabulary.of(FlotillaEvent.class)
            .word("FleetDivided", FlotillaEvent.FleetDivided.class)
            .word("FleetsJoined", FlotillaEvent.FleetsJoined.class)
            .word("BlockadersJoined", FlotillaEvent.BlockadersJoined.class)
            .word("FleetsFormed", FlotillaEvent.FleetsFormed.class)
            .word("FleetPlacedUnder", FlotillaEvent.FleetPlacedUnder.class)
            .word("FleetOnItsOwn", FlotillaEvent.FleetOnItsOwn.class);

    private FlotillaChapter() {}

    @Override
    public Vocabulary<FlotillaCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<FlotillaEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, FlotillaEvent event) {
        return FlotillaEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, FlotillaCommand command) {
        return switch (command) {
            case FlotillaCommand.DivideFleet divide -> Flotillas.divide(play, divide);
            case FlotillaCommand.JoinFleets join -> Flotillas.join(play, join);
            case FlotillaCommand.FormFleets form -> Flotillas.form(play, form);
            case FlotillaCommand.SailUnder under -> SailingTogether.place(play, under);
            case FlotillaCommand.SailAlone alone -> SailingTogether.alone(play, alone);
        };
    }

    /** An optional decision for each naval stack that may be divided now, and for allies where a voyage pauses. */
    @Override
    public List<Decision> awaited(Board board) {
        return Stream.concat(board.state().navies().stacks().values().stream().filter(stack -> DivisionOfFleets.possible(board, stack))
                .map(stack -> DivisionOfFleets.decision(board, stack)), RegroupingAtSea.decisions(board).stream()).toList();
    }

    @Override
    public String sentence(EuState before, FlotillaEvent event, List<Step> explanation) {
        return switch (event) {
            case FlotillaEvent.FleetDivided e -> FleetTitle.ships(e.taken()) + (FleetTitle.one(e.taken()) ? " leaves " : " leave ") + FleetTitle.of(before, e.stack()) + " in "
                    + PlaceName.of(place(before, e.stack())) + "; " + FleetTitle.ships(e.left()) + (FleetTitle.one(e.left()) ? " stays." : " stay.");
            case FlotillaEvent.FleetsJoined e -> FleetTitle.of(before, e.stack()) + " joins " + FleetTitle.of(before, e.into()) + ".";
            case FlotillaEvent.BlockadersJoined e -> FleetTitle.of(before, e.stack()) + " and " + FleetTitle.of(before, e.into()) + " merge: one stack blockades "
                    + PlaceName.of(e.action().target().orElse("")) + ".";
            case FlotillaEvent.FleetPlacedUnder e -> FleetTitle.of(before, e.stack()) + " sails with " + FleetTitle.of(before, e.under()) + ".";
            case FlotillaEvent.FleetOnItsOwn e -> FleetTitle.of(before, e.stack()) + " sails by itself.";
            case FlotillaEvent.FleetsFormed e -> FleetTitle.of(before, e.stack()) + " is now " + FleetTitle.ships(e.ships()) + ".";
        };
    }

    private static String place(EuState state, String stack) {
        return state.fleet(stack).map(NavalStack::at).orElse("");
    }
}
