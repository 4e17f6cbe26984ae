package tercio.domain.eia.play.siege;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.ThreeRounds;
import tercio.domain.eia.game.FactorShare;
import tercio.domain.eia.game.SiegeCombat;
import tercio.domain.eia.game.SiegeCombat.Fighting;
import tercio.domain.eia.game.SiegeDuty;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.siege.AssaultResult;
import tercio.domain.eia.siege.AttemptState;
import tercio.domain.eia.siege.CityAssaultProcedure;
import tercio.domain.eia.siege.GarrisonAttack;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.SiegeTable.SiegeResult;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/**
 * The exact odds of the decisions of a siege. Both sides are taken to lose militia first. A viewer who may not see the factors of a
 * corps in the siege gets no odds that depend on them.
 */
final class SiegeForecasts {

    private SiegeForecasts() {}

    /** How an attempt ends where the garrison makes no sortie and fights in the breach. */
    private record Ending(AssaultResult result, int besiegerLosses, int garrisonLosses) {}

    /** The odds of an assault attempt through to the end of the assault. */
    static Optional<Forecast> attempt(EiaBoard board, String area) {
        if (!SiegeTerms.known(board, area)) {
            return Optional.empty();
        }
        var city = board.state().city(area).orElseThrow();
        var assault = SiegeTerms.assault(board, area, SiegeForces.phasing(board, city));
        var procedure = new CityAssaultProcedure(assault, SiegeTerms.TABLES);
        var attempts = procedure.attempt().distribution(AttemptState.START).map(AttemptState::result);
        var endings = attempts.then(result -> result == SiegeResult.BREACH ? fought(board, area, procedure)
                : Distribution.certain(new Ending(result == SiegeResult.SORTIE ? AssaultResult.SORTIE : AssaultResult.NO_RESULT, 0, 0)));
        return Optional.of(sides(board, area, Forecast.EMPTY.with("attempt", attempts).with("outcome", endings.map(Ending::result))
                .with("besieger/losses", endings.map(Ending::besiegerLosses)).with("garrison/losses", endings.map(Ending::garrisonLosses))));
    }

    /** The odds of an assault that the garrison awaits in the breach. */
    static Optional<Forecast> breach(EiaBoard board, String area) {
        if (!SiegeTerms.known(board, area)) {
            return Optional.empty();
        }
        var city = board.state().city(area).orElseThrow();
        var endings = fought(board, area, new CityAssaultProcedure(SiegeTerms.assault(board, area, SiegeForces.phasing(board, city)), SiegeTerms.TABLES));
        return Optional.of(sides(board, area, Forecast.EMPTY.with("outcome", endings.map(Ending::result))
                .with("besieger/losses", endings.map(Ending::besiegerLosses)).with("garrison/losses", endings.map(Ending::garrisonLosses))));
    }

    private static Distribution<Ending> fought(EiaBoard board, String area, CityAssaultProcedure procedure) {
        var combat = procedure.combat();
        var start = combat.startOfOdds();
        return combat.stages().distribution(start).map(state -> new Ending(taken(board, state) ? AssaultResult.CAPTURED : AssaultResult.REPULSED,
                combat.left(start, CombatSide.ATTACKER) - combat.left(state, CombatSide.ATTACKER),
                combat.left(start, CombatSide.DEFENDER) - combat.left(state, CombatSide.DEFENDER)));
    }

    private static boolean taken(EiaBoard board, CombatState state) {
        return state.winner() == CombatSide.ATTACKER
                || state.ended() == CombatEnd.BOTH_BREAK && board.state().readings().is(CombatReadings.ASSAULT_BOTH_BREAK, "besieger-wins");
    }

    private static Forecast sides(EiaBoard board, String area, Forecast forecast) {
        var besieger = SiegeForces.leadsBesiegers(board, area, board.state().city(area).orElseThrow().besiegers());
        var with = besieger.map(power -> forecast.of("besieger", power.word())).orElse(forecast);
        return SiegeForces.defender(board, area).map(power -> with.of("garrison", power.word())).orElse(with);
    }

    // --- Garrison attack, and combats in progress ---------------------------------------------------------------------

    /** The odds of an attack of the garrison with these factors. */
    static Optional<Forecast> attack(EiaBoard board, String area, List<FactorShare> force) {
        var lead = SiegeForces.leadsInside(board, area);
        if (!SiegeTerms.known(board, area) || lead.isEmpty()) {
            return Optional.empty();
        }
        var besiegers = board.state().city(area).orElseThrow().besiegers();
        var rounds = GarrisonAttack.of(SiegeTerms.TABLES, SiegeTerms.moraleMethod(board, lead), SiegeTerms.force(board, lead.get(), LossesInSiege.merged(force)),
                SiegeTerms.force(board, SiegeForces.leadsBesiegers(board, area, besiegers).orElseThrow(), SiegeForces.besieging(board, area, besiegers)))
                .rounds();
        return Optional.of(sides(board, area, figures(rounds, rounds.startOfOdds(), rounds.stages().distribution(rounds.startOfOdds()), false)));
    }

    /** The odds of the rounds that are left of a combat. */
    static Optional<Forecast> round(EiaBoard board, String area) {
        return board.state().duties().stream().limit(1).filter(SiegeDuty.SiegeFight.class::isInstance).map(SiegeDuty.SiegeFight.class::cast)
                .map(SiegeDuty.SiegeFight::combat).filter(combat -> combat.area().equals(area) && SiegeFights.owing(combat).isEmpty()).findFirst()
                .map(combat -> sides(board, area, round(board, combat)));
    }

    private static Forecast round(EiaBoard board, SiegeCombat combat) {
        var besieger = SiegeForces.leadsBesiegers(board, combat.area(), board.state().city(combat.area()).orElseThrow().besiegers()).orElseThrow();
        var garrison = combat.garrison().power().orElse(besieger);
        var rounds = GarrisonAttack.of(SiegeTerms.TABLES, 1, SiegeTerms.force(board, combat.assault() ? besieger : garrison, combat.attacker().force()),
                SiegeTerms.force(board, combat.assault() ? garrison : besieger, combat.defender().force())).rounds();
        var start = rounds.startOfOdds(combat.round(), morale(combat.attacker()), morale(combat.defender()));
        return figures(rounds, start, rounds.stagesAfter(combat.round()).distribution(start), combat.assault());
    }

    private static ThreeRounds.Morale morale(Fighting side) {
        return new ThreeRounds.Morale(side.morale(), side.moraleLost());
    }

    private static Forecast figures(ThreeRounds rounds, CombatState start, Distribution<CombatState> ends, boolean assault) {
        var attacker = assault ? "besieger" : "garrison";
        var defender = assault ? "garrison" : "besieger";
        return Forecast.EMPTY.with("winner", ends.map(state -> state.winner() == null ? "none" : state.winner() == CombatSide.ATTACKER ? attacker : defender))
                .with(attacker + "/losses", ends.map(state -> rounds.left(start, CombatSide.ATTACKER) - rounds.left(state, CombatSide.ATTACKER)))
                .with(defender + "/losses", ends.map(state -> rounds.left(start, CombatSide.DEFENDER) - rounds.left(state, CombatSide.DEFENDER)));
    }

    /** The odds of a sortie. */
    static Forecast sortie() {
        return Forecast.EMPTY.with("loser", AssaultAttempts.ROLL.procedure().distribution(AssaultAttempts.ROLL.start(SiegeTerms.TABLES))
                .map(cast -> cast.result() ? "garrison" : "besieger"));
    }
}
