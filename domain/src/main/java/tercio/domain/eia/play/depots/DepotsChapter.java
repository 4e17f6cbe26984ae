package tercio.domain.eia.play.depots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Depot;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.play.ActingPower;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaChapter;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.lines.DepotGarrison;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** The depot creation and removal step (EIA-7.2). */
public final class DepotsChapter implements EiaChapter<DepotCommand, DepotEvent> {

    public static final DepotsChapter CHAPTER = new DepotsChapter();

    private static final Vocabulary<DepotCommand> COMMANDS = Vocabulary.of(DepotCommand.class)
            .word("PlaceDepot", DepotCommand.PlaceDepot.class)
            .word("RemoveDepot", DepotCommand.RemoveDepot.class);

    private static final Vocabulary<DepotEvent> EVENTS = Vocabulary.of(DepotEvent.class)
            .word("DepotPlaced", DepotEvent.DepotPlaced.class)
            .word("DepotRemoved", DepotEvent.DepotRemoved.class);

    private DepotsChapter() {}

    @Override
    public Vocabulary<DepotCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<DepotEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, DepotEvent event) {
        return DepotEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EiaEvent>> carryOut(EiaPlay play, DepotCommand command) {
        return ActingPower.objection(play.board(), command.power(), LandStep.DEPOTS).or(() -> switch (command) {
            case DepotCommand.PlaceDepot place -> place(play, place);
            case DepotCommand.RemoveDepot remove -> remove(play, remove);
        });
    }

    private static Optional<Verdict<EiaEvent>> place(EiaPlay play, DepotCommand.PlaceDepot command) {
        var board = play.board();
        var place = Location.ofKey(command.place());
        var objection = place.key().equals(command.place()) ? new DepotPlaces(board, command.power()).objection(place)
                : Optional.of(Refusal.of(DepotPlaces.STEP, "'" + command.place() + "' is no place for a depot."));
        if (objection.isPresent()) {
            return Optional.of(new Verdict.Refused<>(objection.get().legal(placements(board, command.power()))));
        }
        play.happens(new DepotEvent.DepotPlaced(command.power(), place, DepotPlaces.COST));
        return EiaPlay.done();
    }

    private static Optional<Verdict<EiaEvent>> remove(EiaPlay play, DepotCommand.RemoveDepot command) {
        var board = play.board();
        var depot = board.state().depotAt(Location.ofKey(command.depot())).filter(found -> found.power() == command.power());
        if (depot.isEmpty()) {
            return EiaPlay.refused(DepotPlaces.STEP, command.power().title() + " has no depot at " + command.depot() + ".",
                    removals(board, command.power()));
        }
        var garrison = depot.get().garrison();
        var transferred = DepotGarrison.transferred(board, depot.get());
        play.happens(new DepotEvent.DepotRemoved(command.power(), depot.get().at(), transferred, garrison.minus(transferred)));
        return EiaPlay.done();
    }

    @Override
    public List<Decision> awaited(EiaBoard board) {
        var decisions = new ArrayList<Decision>();
        ActingPower.in(board, LandStep.DEPOTS).ifPresent(power -> {
            add(decisions, "remove-depot", power, "Which depot does " + power.title() + " remove?", removals(board, power));
            add(decisions, "place-depot", power, "Where does " + power.title() + " place a depot, for " + DepotPlaces.COST + " money point?",
                    placements(board, power));
        });
        return decisions;
    }

    private void add(List<Decision> decisions, String id, Power power, String prompt, List<Option> options) {
        if (!options.isEmpty()) {
            decisions.add(decision(id, power.word(), DepotPlaces.STEP, prompt, options));
        }
    }

    private static List<Option> placements(EiaBoard board, Power power) {
        return new DepotPlaces(board, power).legal().stream()
                .map(place -> new Option("place a depot " + DepotWords.at(board.map(), place), new DepotCommand.PlaceDepot(power, place.key())))
                .toList();
    }

    private static List<Option> removals(EiaBoard board, Power power) {
        return board.state().depots().values().stream().filter(depot -> depot.power() == power)
                .map(depot -> new Option("remove the depot " + DepotWords.at(board.map(), depot.at()) + cost(board, depot),
                        new DepotCommand.RemoveDepot(power, depot.at().key())))
                .toList();
    }

    private static String cost(EiaBoard board, Depot depot) {
        var lost = depot.garrison().minus(DepotGarrison.transferred(board, depot));
        return lost.isEmpty() ? "" : "; " + lost.title() + " of its garrison are lost";
    }

    @Override
    public String sentence(EiaState before, DepotEvent event, List<Step> explanation) {
        return DepotWords.of(event);
    }
}
