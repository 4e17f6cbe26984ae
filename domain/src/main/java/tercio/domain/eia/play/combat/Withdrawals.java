package tercio.domain.eia.play.combat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import tercio.domain.dice.Die;
import tercio.domain.dice.Roll;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.RatingNumber;
import tercio.domain.eia.concept.FactorType;
import tercio.domain.eia.game.CombatStage;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.guerilla.IrregularWithdrawal;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.combat.CombatEvent.ForcesLeft;
import tercio.domain.eia.play.combat.CombatEvent.WithdrawalRolled;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.eia.tables.OperationalChit;
import tercio.domain.eia.tables.OperationalNotes.Effect;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;

/**
 * The withdrawal of a defender who chose its chit (EIA-7.5.2.5, EIA-7.5.2.12.2). Cossacks and freikorps roll for themselves, each
 * counter one die, after the corps have rolled, and only where a corps withdraws; by another reading they go with the corps
 * (EIA-10.1.2.2.3).
 */
final class Withdrawals {

    static final String WITHDRAW = "withdraw";
    static final String IRREGULAR = "withdraw-irregular";

    private Withdrawals() {}

    /** Against a probe all corps and irregulars withdraw at once (EIA-7.5.2.5.2.1). */
    static boolean automatic(EiaPlay play, LandCombat combat, EiaTables tables) {
        var chits = combat.shown().orElseThrow();
        if (!tables.notes().holds(chits.attacker(), OperationalChit.WITHDRAW, Effect.WITHDRAW_AUTOMATIC, CombatSide.DEFENDER)
                && !combat.defender().corps().isEmpty()) {
            return false;
        }
        boolean possible = !combat.defender().corps().isEmpty();
        leave(play, combat, possible ? combat.defender().corps() : List.of(), possible ? combat.defender().irregulars() : List.of(), List.of(
                Step.of("withdrawal", "EIA-7.5.2.5.2.1").side(CombatSide.DEFENDER.word()).result("automatic against a probe")));
        return true;
    }

    /** All corps that are left withdraw where the outflanking force has not arrived after the first round (EIA-7.5.2.12.2). */
    static boolean afterFirstRound(EiaPlay play, LandCombat combat) {
        if (combat.defender().corps().isEmpty()) {
            return false;
        }
        leave(play, combat, combat.defender().corps(), combat.defender().irregulars(), List.of(Step.of("withdrawal from an outflanking force",
                "EIA-7.5.2.12.2").side(CombatSide.DEFENDER.word()).result("successful after the first round")));
        return true;
    }

    private static void leave(EiaPlay play, LandCombat combat, List<String> corps, List<String> irregulars, List<Step> steps) {
        var remaining = new ArrayList<>(combat.defender().corps());
        remaining.removeAll(corps);
        play.happens(new WithdrawalRolled(CombatLists.union(corps, irregulars), remaining), steps);
        var force = CombatEnds.force(play, combat, CombatSide.DEFENDER, corps, irregulars, true);
        play.happens(new ForcesLeft(force.stream().toList()));
        CombatFlow.reach(play, CombatStage.RETREAT);
    }

    /** The number that a die of a strategic rating needs. */
    private static RatingNumber number(EiaBoard board, LandCombat combat, int strategic, EiaTables tables) {
        boolean mixed = board.state().readings().is(CombatReadings.ALL_CAVALRY_WITHDRAWAL, "on")
                && cavalryOnly(board, combat, CombatSide.DEFENDER) && !cavalryOnly(board, combat, CombatSide.ATTACKER);
        return RatingNumber.withdrawal(tables, strategic, combat.shown().orElseThrow().attacker(), mixed);
    }

    private static boolean cavalryOnly(EiaBoard board, LandCombat combat, CombatSide side) {
        return ArmyUnit.factors(ArmyUnit.of(board, combat, side)).count(type -> !type.isCavalry()) == 0;
    }

    static Optional<Verdict<EiaEvent>> roll(EiaPlay play, EiaTables tables) {
        var combat = CombatFlow.combat(play.state());
        var army = combat.defender();
        var steps = new ArrayList<Step>();
        var withdrawn = new ArrayList<String>();
        boolean one = CombatCommanders.of(play.board(), army).isPresent();
        for (int at = 0; at < (one ? 1 : army.corps().size()); at++) {
            var name = CombatNames.die(play.state(), army.lead(), WITHDRAW, at);
            var die = CombatNames.dice(play).next(name);
            if (die.isEmpty()) {
                return EiaPlay.wants(name);
            }
            play.rolled(List.of(new Roll(name, die.getAsInt())));
            var number = number(play.board(), combat, strategic(play.board(), combat, one, at, tables), tables);
            boolean away = number.succeeds(die.getAsInt());
            var who = one ? army.corps() : List.of(army.corps().get(at));
            steps.add(Step.of(one ? "withdrawal" : "withdrawal of " + CombatNames.units(play.state(), who), "EIA-7.5.2.5.2.2")
                    .side(CombatSide.DEFENDER.word()).die(die.getAsInt()).result((away ? "withdraws" : "stays") + " with " + number.needed() + " or less needed"));
            if (away) {
                withdrawn.addAll(who);
            }
        }
        var irregulars = new ArrayList<String>();
        var lacking = irregulars(play, combat, withdrawn, irregulars, steps, tables);
        if (lacking.isPresent()) {
            return lacking;
        }
        leave(play, combat, withdrawn, irregulars, steps);
        return EiaPlay.done();
    }

    private static int strategic(EiaBoard board, LandCombat combat, boolean commander, int corps, EiaTables tables) {
        return commander ? CombatCommanders.strategic(board, combat.defender(), tables)
                : tables.intrinsic().of(board.state().corps().get(combat.defender().corps().get(corps)).power(), board.state().month().year()).strategic();
    }

    private static Optional<Verdict<EiaEvent>> irregulars(EiaPlay play, LandCombat combat, List<String> withdrawn, List<String> away, List<Step> steps,
            EiaTables tables) {
        var army = combat.defender();
        if (!IrregularWithdrawal.rolls(play.state().readings())) {
            withTheCorps(play, army.irregulars(), withdrawn, away, steps);
            return Optional.empty();
        }
        for (int at = 0; !withdrawn.isEmpty() && at < army.irregulars().size(); at++) {
            var name = CombatNames.die(play.state(), army.lead(), IRREGULAR, at);
            var die = CombatNames.dice(play).next(name);
            if (die.isEmpty()) {
                return EiaPlay.wants(name);
            }
            play.rolled(List.of(new Roll(name, die.getAsInt())));
            int most = tables.constants().irregularWithdrawal();
            var id = army.irregulars().get(at);
            boolean goes = IrregularWithdrawal.succeeds(tables, die.getAsInt()) && play.state().irregulars().get(id).type() != FactorType.GUERILLA;
            steps.add(Step.of("withdrawal of " + CombatNames.unit(play.state(), id), "EIA-10.1.2.2.3").side(CombatSide.DEFENDER.word())
                    .die(die.getAsInt()).result((goes ? "withdraws" : "stays") + " with " + most + " or less needed")
                    .reading(IrregularWithdrawal.READING.id()));
            if (goes) {
                away.add(id);
            }
        }
        return Optional.empty();
    }

    /** By the other reading cossacks and freikorps go where the corps beside them go, without a die; guerillas stay. */
    private static void withTheCorps(EiaPlay play, List<String> irregulars, List<String> withdrawn, List<String> away, List<Step> steps) {
        irregulars.stream().filter(id -> !withdrawn.isEmpty() && play.state().irregulars().get(id).type() != FactorType.GUERILLA).forEach(id -> {
            steps.add(Step.of("withdrawal of " + CombatNames.unit(play.state(), id), IrregularWithdrawal.RULE).side(CombatSide.DEFENDER.word())
                    .result("withdraws with the corps").reading(IrregularWithdrawal.READING.id()));
            away.add(id);
        });
    }

    /** The odds of the die of a commander, or of the number of corps that withdraw without one. */
    static Forecast forecast(EiaBoard board, LandCombat combat, EiaTables tables) {
        boolean one = CombatCommanders.of(board, combat.defender()).isPresent();
        int corps = combat.defender().corps().size();
        Distribution<Integer> withdrawn = Distribution.certain(0);
        for (int at = 0; at < (one ? 1 : corps); at++) {
            int needed = number(board, combat, strategic(board, combat, one, at, tables), tables).needed();
            int gain = one ? corps : 1;
            withdrawn = withdrawn.then(before -> d6().map(die -> before + (die <= needed ? gain : 0)));
        }
        return Forecast.EMPTY.with("defender/corpsWithdrawn", withdrawn).with("defender/allWithdraw", withdrawn.map(count -> count == corps))
                .of("defender", combat.defender().lead().word());
    }

    /** Distribution of a die with six faces. */
    static Distribution<Integer> d6() {
        var faces = new LinkedHashMap<Integer, BigInteger>();
        for (int face = 1; face <= Die.D6.sides(); face++) {
            faces.put(face, BigInteger.ONE);
        }
        return Distribution.of(faces, BigInteger.valueOf(Die.D6.sides()));
    }
}
