package tercio.domain.eu.play.battle;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.battle.Fray;
import tercio.domain.eu.battle.LandBattleProcedure;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Refuge;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.battle.BattleCommand.AttemptRetreat;
import tercio.domain.eu.play.battle.BattleCommand.HoldTheField;
import tercio.domain.eu.play.battle.BattleCommand.Retreat;
import tercio.domain.eu.play.battle.BattleEvent.BattleAccepted;
import tercio.domain.eu.play.battle.BattleEvent.BattleFought;
import tercio.domain.eu.play.battle.BattleEvent.RetreatChosen;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Run;

/** A battle goes on until a side has something to decide or it is over (EU-BATTLE). */
public final class Fighting {

    public static final String RETREAT_AFTER_DAY_1 = "EU-BATTLE-DAY1-RETREAT";

    private Fighting() {}

    /** Whether a battle that is joined still waits for its first decision. */
    static boolean notBegun(Engagement engagement) {
        return !engagement.accepted() && engagement.battle() == null && engagement.muster().choosing() == null;
    }

    /** Nobody evades any more: besieged troops may come out, and a large side says who fights; then the first dice roll. */
    static Optional<Verdict<EuEvent>> begin(Play play, Engagement engagement) {
        if (Sorties.ready(play.board(), engagement).isEmpty()) {
            return FightingTroops.muster(play, engagement.province());
        }
        play.happens(new BattleAccepted(engagement.province()));
        return Play.done();
    }

    /** The parameters are fixed and the first dice roll. */
    static Optional<Verdict<EuEvent>> roll(Play play, Engagement engagement) {
        var battle = BattleLines.of(play.board(), engagement);
        return goOn(play, engagement.stands(battle, 0, LandBattleProcedure.start(battle, play.tables())));
    }

    /** The country that commands a side. */
    static String country(EuState state, Engagement engagement, Side side) {
        return engagement.battle().side(side).country();
    }

    /** What a side may answer to the question that the battle waits for. */
    public static List<Option> options(Board board, Engagement engagement, Fray.Awaited awaited) {
        var province = engagement.province();
        return switch (awaited.kind()) {
            case RETREAT_ATTEMPT -> List.of(
                    new Option("hold the field", new HoldTheField(province)),
                    new Option("try to break off and retreat", new AttemptRetreat(province)));
            case RETREAT_ROOM -> Retreats.places(board, engagement, awaited.side()).stream()
                    .map(place -> new Option(place.said(board), new Retreat(province, place.to(), place.inside(), place.stacks())))
                    .toList();
        };
    }

    /** How a side says what a list cannot hold: who goes in and who goes out after a draw at a besieged fortress. */
    public static Optional<Form> form(Board board, Engagement engagement, Fray.Awaited awaited) {
        return awaited.kind() == Fray.Kind.RETREAT_ROOM ? MixedRetreat.form(board, engagement, awaited.side()) : Optional.empty();
    }

    public static Optional<Verdict<EuEvent>> attemptRetreat(Play play, AttemptRetreat command) {
        return answer(play, command.province(), true);
    }

    public static Optional<Verdict<EuEvent>> hold(Play play, HoldTheField command) {
        return answer(play, command.province(), false);
    }

    private static Optional<Verdict<EuEvent>> answer(Play play, String province, boolean attempt) {
        var asked = asked(play, province, Fray.Kind.RETREAT_ATTEMPT);
        if (asked.isEmpty()) {
            return Play.refused(RETREAT_AFTER_DAY_1, "no side is asked in " + play.board().name(province) + " whether it breaks off");
        }
        var engagement = asked.get();
        var side = engagement.fray().awaited().orElseThrow().side();
        return goOn(play, engagement.stands(engagement.battle(), engagement.stage(), engagement.fray().retreats(side, attempt)));
    }

    public static Optional<Verdict<EuEvent>> retreat(Play play, Retreat command) {
        var watchers = Watchers.owed(play);
        if (watchers.isPresent()) {
            return Watchers.withdraw(play, watchers.get(), command);
        }
        var asked = asked(play, command.province(), Fray.Kind.RETREAT_ROOM);
        if (asked.isEmpty()) {
            return Play.refused(Retreats.RULE, "no side has to choose a retreat in " + play.board().name(command.province()));
        }
        var engagement = asked.get();
        var side = engagement.fray().awaited().orElseThrow().side();
        var place = Retreats.named(play.board(), engagement, side, command);
        if (place.isEmpty()) {
            return Play.refused(Retreats.RULE, "the retreat cannot lead to " + play.board().name(command.to()),
                    options(play.board(), engagement, engagement.fray().awaited().orElseThrow()));
        }
        return goOn(play, to(play, engagement, side, place.get()));
    }

    private static Optional<Engagement> asked(Play play, String province, Fray.Kind kind) {
        return Engagements.current(play.state())
                .filter(engagement -> engagement.province().equals(province) && engagement.fray() != null)
                .filter(engagement -> engagement.fray().awaited().filter(awaited -> awaited.kind() == kind).isPresent());
    }

    private static Engagement to(Play play, Engagement engagement, Side side, Retreats.Place place) {
        play.happens(new RetreatChosen(engagement.province(), side, place.to(), place.inside(), place.stacks()));
        return engagement.retreating(side, new Refuge(place.to(), place.inside(), place.stacks()))
                .stands(engagement.battle(), engagement.stage(), engagement.fray().retreatRoom(side, place.room()));
    }

    /** Rolls on; a retreat with one way or none is no question. */
    private static Optional<Verdict<EuEvent>> goOn(Play play, Engagement from) {
        var engagement = from;
        var procedure = LandBattleProcedure.of(engagement.battle(), play.tables());
        var account = Account.written();
        while (true) {
            var run = procedure.resume(new Run.Progress<>(engagement.stage(), engagement.fray()), play.dice(), account);
            switch (run) {
                case Run.Lacking<Fray> lacking -> {
                    return Play.wants(lacking.die());
                }
                case Run.Finished<Fray> over -> {
                    play.rolled(over.rolls());
                    play.happens(new BattleFought(engagement.province(), engagement.battle(), engagement.stage(), over.state()), account.steps());
                    Outcome.settle(play, Engagements.current(play.state()).orElseThrow());
                    return Play.done();
                }
                case Run.Waiting<Fray> waiting -> {
                    play.rolled(waiting.rolls());
                    engagement = engagement.stands(engagement.battle(), waiting.at().stage(), waiting.at().state());
                    var awaited = waiting.at().state().awaited().orElseThrow();
                    var places = awaited.kind() == Fray.Kind.RETREAT_ROOM
                            ? Retreats.places(play.board(), engagement, awaited.side())
                            : null;
                    if (places == null || places.size() > 1 || form(play.board(), engagement, awaited).isPresent()) {
                        play.happens(new BattleFought(engagement.province(), engagement.battle(), engagement.stage(), engagement.fray()), account.steps());
                        return Play.done();
                    }
                    engagement = places.isEmpty()
                            ? engagement.stands(engagement.battle(), engagement.stage(), engagement.fray().retreatRoom(awaited.side(), 0))
                            : to(play, engagement, awaited.side(), places.getFirst());
                }
            }
        }
    }
}
