package tercio.domain.eu.sea.battle.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCombat;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaStage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.losses.play.Escapes;
import tercio.domain.eu.land.losses.play.Missionaries;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.sea.battle.NavalBattleOutcome;
import tercio.domain.eu.sea.battle.NavalBattleProcedure;
import tercio.domain.eu.sea.battle.NavalSideOutcome;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.EndSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.AdmiralHit;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.FleetOnItsOwn;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.VoyageEnded;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.VoyageResumable;
import tercio.domain.eu.sea.voyage.play.Voyages;
import tercio.domain.game.Execution;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** The end of a battle at sea: Major Battle, casualties among the commanders, blockades and the voyage (EU-BATTLE-MAJOR, EU-BATTLE-CASUALTY). */
public final class SeaAftermath {

    static final String RULE = "EU-BATTLE-CASUALTY";

    private SeaAftermath() {}

    static Execution end(EuCommandRun play, EndSeaBattle command) {
        var asked = SeaFights.battleAt(play.state(), command.stack(), SeaStage.Conclusion.class);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-no-end"));
        }
        var battle = asked.get().battle();
        var stage = asked.get().stage();
        var terms = stage.combat().terms().toBattle(play.state().readings());
        var recorder = StepRecorder.recording();
        var run = NavalBattleProcedure.fates(terms, play.tables()).start(withSunkShips(play.board(), battle, stage), SeaFights.dice(play, battle), recorder);
        return switch (run) {
            case Run.MissingDie<BattleState> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<BattleState> waiting -> throw new IllegalStateException("the fate of commanders waits for no choice");
            case Run.Finished<BattleState> over -> {
                play.addRolls(over.rolls());
                recordEnd(play, battle, stage, NavalBattleOutcome.of(terms, over.state(), play.tables()), recorder);
                yield EuCommandRun.success();
            }
        };
    }

    /** The battle with the ships that sank after it: they are losses of the battle. */
    static BattleState withSunkShips(WarView board, SeaEngagement battle, SeaStage.Conclusion stage) {
        var state = stage.combat().standing().battleState();
        for (var side : Side.values()) {
            state = state.withLaterLosses(side, thirdsSunk(board, battle, side));
        }
        return state;
    }

    /** Thirds of a ship that a side has lost on its way after the battle: in its retreat, or in the pursuit that followed it. */
    private static int thirdsSunk(WarView board, SeaEngagement battle, Side side) {
        var before = battle.departures().afloat().get(side);
        if (before == null) {
            return 0;
        }
        boolean follows = battle.combat().flatMap(SeaCombat::winner).filter(side::equals).isPresent();
        return before - (follows ? battle.chase().follower().stream().toList() : battle.side(side)).stream()
                .flatMap(id -> board.state().fleet(id).stream()).mapToInt(stack -> stack.ships().thirds()).sum();
    }

    /** The inputs by which a battle was ruled, with the ships that sank after it once it is over. */
    static Optional<EuQuestion> question(WarView board, SeaEngagement battle, boolean over) {
        return battle.combat().map(combat -> {
            var sunk = new EnumMap<Side, Integer>(Side.class);
            if (over) {
                Stream.of(Side.values()).forEach(side -> sunk.put(side, thirdsSunk(board, battle, side)));
            }
            return new EuQuestion.FightAtSea(combat.terms(), combat.standing(), sunk);
        });
    }

    private static void recordEnd(EuCommandRun play, SeaEngagement battle, SeaStage.Conclusion stage, NavalBattleOutcome outcome, StepRecorder.Recording recorder) {
        var barred = new ArrayList<StackId>();
        var losses = new EnumMap<Side, Integer>(Side.class);
        for (var side : Side.values()) {
            losses.put(side, outcome.side(side).losses().suffered() + thirdsSunk(play.board(), battle, side));
            if (outcome.winner().filter(side::equals).isEmpty()) {
                SeaForce.of(play.board(), battle, side).stacks().stream().map(NavalStack::id).forEach(barred::add);
            }
        }
        play.emit(new SeaBattleEnded(battle.zone(), outcome.winner().orElse(null), outcome.majorBattle(), losses, withoutMinors(play, outcome.stability()),
                withoutMinors(play, outcome.victoryPoints()), barred, FacingTurkishShips.countriesThatMet(play.board(), battle, stage.combat().terms())), recorder.steps());
        for (var side : Side.values()) {
            recordFate(play, outcome.side(side), stage.combat().country(side.opponent()));
        }
        Missionaries.exposeAtSea(play, battle.zone(), battle.missionaries(), outcome.winner().map(side -> play.state().allianceOf(stage.combat().country(side))),
                Stream.of(Side.values()).filter(side -> SeaForce.of(play.board(), battle, side).isLost()).map(side -> play.state().allianceOf(stage.combat().country(side))).toList());
        Stream.concat(battle.phasing().stream(), battle.nonPhasing().stream()).flatMap(id -> play.state().fleet(id).stream()).forEach(stack -> enforceStackLimit(play, stack));
        if (battle.interception()) {
            resumeOrEndVoyage(play, battle, stage);
        }
    }

    /** Too many counters are put together or removed; contingents that are no longer one stack of 3 counters are stacks of their own. */
    private static void enforceStackLimit(EuCommandRun play, NavalStack stack) {
        ExceedingShips.removeSurplus(play, stack);
        var company = SeaCompany.of(play.state(), play.state().fleet(stack.id()).orElseThrow());
        if (company.size() > 1 && !Blockaders.canBeOneStack(play.board(), company)) {
            company.stream().skip(1).forEach(each -> play.emit(new FleetOnItsOwn(each.id())));
        }
    }

    private static Map<CountryId, Integer> withoutMinors(EuCommandRun play, Map<CountryId, Integer> changes) {
        var known = new TreeMap<>(changes);
        known.keySet().retainAll(play.state().countries().keySet());
        return known;
    }

    private static void recordFate(EuCommandRun play, NavalSideOutcome side, CountryId by) {
        if (side.commander().replacement()) {
            return;
        }
        var id = side.commander().id();
        switch (side.casualty().fate()) {
            case UNHARMED, HIT -> { }
            case KILLED -> {
                if (!Escapes.letEscape(play, id, false)) {
                    play.emit(new AdmiralHit(id, Fate.KILLED, null, Optional.empty()));
                }
            }
            case CAPTURED -> play.emit(new AdmiralHit(id, Fate.CAPTURED, null, Optional.of(Interventions.beneficiary(play.state(), by))));
            case WOUNDED -> play.emit(new AdmiralHit(id, Fate.WOUNDED, play.state().box().plusRounds(side.casualty().rounds()), Optional.empty()));
        }
    }

    /** The moving stack may go on if it has won and has not followed the beaten (EU-INT-7). */
    private static void resumeOrEndVoyage(EuCommandRun play, SeaEngagement battle, SeaStage.Conclusion stage) {
        var voyage = Voyages.voyageUnderWay(play.board()).orElseThrow();
        var mover = play.state().fleet(voyage.stack());
        boolean onward = stage.combat().winner().filter(side -> side == Side.PHASING).isPresent() && mover.isPresent() && stage.chase().follower().filter(voyage.stack()::equals).isEmpty();
        play.emit(onward ? new VoyageResumable(voyage.stack(), battle.zone())
                : new VoyageEnded(voyage.stack(), mover.map(NavalStack::at).orElse(battle.zone())));
    }
}
