package tercio.domain.eia.play.combat;

import java.util.Optional;
import tercio.domain.eia.combat.RoundFire;
import tercio.domain.eia.game.ArmyMorale;
import tercio.domain.eia.game.CombatDemand;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.StepRecorder;

/** The dice of a round as a procedure, for the game and for its odds (EIA-7.5.2.9). */
final class RoundDice {

    /** The purpose of the combat die. */
    static final String COMBAT = "combat";

    /** The dice of both sides; 0 before they are thrown. */
    record Thrown(int attacker, int defender) {
        int of(CombatSide side) {
            return side == CombatSide.ATTACKER ? attacker : defender;
        }
    }

    private final RoundTerms terms;

    RoundDice(RoundTerms terms) {
        this.terms = terms;
    }

    Procedure<Thrown> procedure() {
        return Procedure.of(
                new Stage.Rule<>("combat tables", (thrown, recorder) -> {
                    terms.tellTables(recorder);
                    return thrown;
                }),
                stage(CombatSide.ATTACKER), stage(CombatSide.DEFENDER));
    }

    private Stage<Thrown> stage(CombatSide side) {
        var name = CombatNames.die(terms.board().state(), terms.combat().army(side).lead(), COMBAT, 0);
        return new Stage.Throw<>(COMBAT + " " + side, thrown -> true, thrown -> name, (thrown, die, recorder) -> {
            tell(side, die, recorder);
            return side == CombatSide.ATTACKER ? new Thrown(die, thrown.defender()) : new Thrown(thrown.attacker(), die);
        });
    }

    private void tell(CombatSide side, int die, StepRecorder recorder) {
        RoundFire.tellDie(terms.tables(), side.word(), terms.table(side), terms.modifiers(side), die, recorder);
        RoundFire.tellFactors(terms.tables(), side.word(), fire(side, die).percentage(), terms.firing(side), recorder);
    }

    /** The losses that a side inflicts with a die. */
    RoundFire fire(CombatSide side, int die) {
        return RoundFire.of(terms.tables(), terms.table(side), terms.modifiers(side), die, terms.firing(side));
    }

    static SideFire told(RoundFire fire) {
        return new SideFire(fire.table().toString(), fire.die(), fire.modified(), fire.percentage(), fire.factors(), fire.morale());
    }

    /**
     * The morale of a side after the round. A side that must break for another reason than its loss has lost all morale.
     *
     * @param own what the side inflicted
     * @param enemy what the enemy inflicted
     */
    ArmyMorale morale(CombatSide side, RoundFire own, RoundFire enemy) {
        var morale = terms.combat().army(side).morale();
        int lost = morale.lost() + enemy.morale();
        return morale.lost(breaks(side, own, enemy) ? Math.max(lost, morale.level()) : lost);
    }

    private int running(CombatSide side, RoundFire enemy) {
        return terms.running(side) + enemy.morale();
    }

    /** Broken by its morale loss, or by the loss of all guards that it committed (EIA-7.5.2.10.1.1, EIA-12.3.4). */
    private boolean broken(CombatSide side, RoundFire enemy) {
        return running(side, enemy) >= terms.combat().army(side).morale().level() || RoundOptions.spent(terms, side);
    }

    /** Whether a side breaks; also one that committed guards and does not win in this round (EIA-12.3.4.6). */
    boolean breaks(CombatSide side, RoundFire own, RoundFire enemy) {
        boolean beaten = broken(side.opponent(), own) || own.factors() >= terms.present(side.opponent()).total();
        return broken(side, enemy) || RoundOptions.committed(terms, side) && !beaten;
    }

    /** The losses that a side must choose; empty where it has none. */
    Optional<CombatDemand> demand(CombatSide side, RoundFire own, RoundFire enemy) {
        boolean limited = !terms.combat().simplified();
        return enemy.factors() == 0 ? Optional.empty() : Optional.of(new CombatDemand(enemy.factors(),
                limited && running(side, enemy) >= terms.tables().constants().militiaLimit(), limited && breaks(side, own, enemy), false));
    }

    /** The odds of the round: what each side loses, and whether it breaks or is wiped out. */
    Forecast forecast() {
        var ends = procedure().distribution(new Thrown(0, 0));
        var forecast = Forecast.EMPTY;
        for (var side : CombatSide.values()) {
            int held = terms.present(side).total();
            var enemy = side.opponent();
            forecast = forecast.with(side + "/losses", ends.map(thrown -> Math.min(held, fire(enemy, thrown.of(enemy)).factors())))
                    .with(side + "/moraleLost", ends.map(thrown -> fire(enemy, thrown.of(enemy)).morale()))
                    .with(side + "/breaks", ends.map(thrown -> breaks(side, fire(side, thrown.of(side)), fire(enemy, thrown.of(enemy)))))
                    .with(side + "/wipedOut", ends.map(thrown -> fire(enemy, thrown.of(enemy)).factors() >= held))
                    .of(side.word(), terms.combat().army(side).lead().word());
        }
        return forecast;
    }
}
