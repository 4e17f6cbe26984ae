package tercio.domain.eu.world.establishment.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.round.ComingRound;
import tercio.domain.eu.world.establishment.FortWork;
import tercio.domain.eu.world.establishment.play.FortCommand.BuildFort;
import tercio.domain.eu.world.establishment.play.FortCommand.EndFortBuilding;
import tercio.domain.eu.world.establishment.play.FortEvent.FortAbandoned;
import tercio.domain.eu.world.establishment.play.FortEvent.FortAdvanced;
import tercio.domain.eu.world.establishment.play.FortEvent.FortBegun;
import tercio.domain.eu.world.establishment.play.FortEvent.FortBuildingBegan;
import tercio.domain.eu.world.establishment.play.FortEvent.FortBuildingEnded;
import tercio.domain.eu.world.establishment.play.FortEvent.FortBuilt;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Forts in the rest of the world (EU-FORT-BUILD). A stack with at least 1 LD begins one at the end of a round, at no cost; at the third end of
 * round in a row at which 1 LD of the country stands there it is a fort. When the turn ends each fort under construction is finished. Readings:
 * a fort is begun in the field of a province without a fortress, of whomever its land is, and not inside a besieged one.
 */
public final class FortBuilding {

    static final String RULE = "EU-FORT-BUILD";

    private FortBuilding() {}

    /**
     * Takes the forts under construction one round further, and asks the countries that may begin others.
     *
     * @return whether any is asked
     */
    public static boolean begin(EuCommandRun play, ComingRound coming) {
        if (play.state().scenario().overseas().isEmpty()) {
            return false;
        }
        play.state().world().works().values().forEach(work -> recordState(play, work, work.afterRound(thirds(play.board(), work.country(), work.province()))));
        var board = play.board();
        boolean due = play.state().countries().keySet().stream().anyMatch(country -> !places(board, country).isEmpty());
        if (due) {
            play.emit(new FortBuildingBegan(coming.box(), coming.extended(), coming.badWeather()));
        }
        return due;
    }

    /** Finishes all forts as the turn ends. */
    public static void cleanup(EuCommandRun play) {
        play.state().world().works().values().forEach(work -> recordState(play, work, work.atEndOfTurn()));
    }

    /**
     * Destroys forts under construction whose builders have gone, at any moment.
     *
     * @return whether there were any
     */
    public static boolean destroyAbandonedForts(EuCommandRun play) {
        var board = play.board();
        var gone = play.state().world().works().values().stream()
                .filter(work -> work.afterCheck(thirds(board, work.country(), work.province())) instanceof FortWork.State.Abandoned).toList();
        gone.forEach(work -> recordState(play, work, new FortWork.State.Abandoned()));
        return !gone.isEmpty();
    }

    private static void recordState(EuCommandRun play, FortWork work, FortWork.State state) {
        switch (state) {
            case FortWork.State.Underway underway -> play.emit(new FortAdvanced(work.country(), work.province(), underway.work().rounds()));
            case FortWork.State.Built built -> play.emit(new FortBuilt(work.country(), work.province()), List.of(Step.of("fort in "
                    + play.board().name(work.province()), RULE).result(Sentence.of("eu.forts.result-stands"))));
            case FortWork.State.Abandoned gone -> play.emit(new FortAbandoned(work.country(), work.province()));
        }
    }

    /** The troops of a country in the field of a province, in thirds of an LD. */
    private static int thirds(WarView board, CountryId country, SpaceId province) {
        return WarView.thirds(board.stacks(province, stack -> !stack.besieged() && stack.country().equals(country)));
    }

    /** The provinces where a country may begin a fort now. */
    private static List<SpaceId> places(WarView board, CountryId country) {
        return board.state().stacks().values().stream().filter(stack -> stack.country().equals(country) && !stack.besieged()).map(Stack::province)
                .distinct().sorted().filter(province -> refusal(board, country, province).isEmpty()).toList();
    }

    private static Optional<Refusal> refusal(WarView board, CountryId country, SpaceId province) {
        var land = board.map().province(province);
        if (land.isEmpty()) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.common.refused-no-province").with("id", new Text(String.valueOf(province)))));
        }
        if (board.state().fortress(province) != null && board.state().world().establishments().in(province).isEmpty()) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.forts.refused-city").with("where", SentenceNames.place(province))));
        }
        return FortWork.refusal(land.get(), board.state().world().establishments(), thirds(board, country, province),
                board.state().world().works().containsKey(province));
    }

    /** The countries of one alliance that are asked now, that of the highest initiative first; empty when all are done. */
    public static List<CountryId> countriesToAsk(WarView board) {
        if (!(board.state().phase() instanceof Phase.Forts forts)) {
            return List.of();
        }
        return board.state().alliancesInOrder().stream()
                .map(alliance -> board.state().members(alliance).stream()
                        .filter(country -> !forts.done().contains(country) && !places(board, country).isEmpty()).toList())
                .filter(countries -> !countries.isEmpty()).findFirst().orElse(List.of());
    }

    /** No more forts, or one more in each province where it may be begun. */
    static List<Option> options(WarView board, CountryId country) {
        return Stream.concat(Stream.of(new Option(Sentence.of("eu.forts.to-end"), new EndFortBuilding(country))),
                places(board, country).stream().map(province -> new Option(Sentence.of("eu.forts.to-begin")
                        .with("where", SentenceNames.place(province)), new BuildFort(country, province)))).toList();
    }

    static Execution build(EuCommandRun play, BuildFort command) {
        var notAsked = notAskedRefusal(play, command.country());
        if (notAsked.isPresent()) {
            return EuCommandRun.refuse(notAsked.get());
        }
        var refusal = refusal(play.board(), command.country(), SpaceId.orNone(command.province()));
        if (refusal.isPresent()) {
            return EuCommandRun.refuse(refusal.get().withLegal(options(play.board(), command.country())));
        }
        play.emit(new FortBegun(command.country(), command.province()));
        return EuCommandRun.success();
    }

    static Execution end(EuCommandRun play, EndFortBuilding command) {
        var notAsked = notAskedRefusal(play, command.country());
        if (notAsked.isPresent()) {
            return EuCommandRun.refuse(notAsked.get());
        }
        play.emit(new FortBuildingEnded(command.country()));
        return EuCommandRun.success();
    }

    private static Optional<Refusal> notAskedRefusal(EuCommandRun play, CountryId country) {
        var asked = countriesToAsk(play.board());
        return asked.contains(CountryId.orNone(country)) ? Optional.empty() : Optional.of(Refusal.of(RULE, asked.isEmpty() ? Sentence.of("eu.forts.refused-end-of-round") : Sentence.of("eu.forts.refused-others-first").with("who", SentenceNames.countries(asked))));
    }
}
