package tercio.domain.eia.combat.siege.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.RoundVerdict;
import tercio.domain.eia.combat.ThreeRoundCombat;
import tercio.domain.eia.combat.siege.AssaultResult;
import tercio.domain.eia.combat.siege.AttemptState;
import tercio.domain.eia.combat.siege.CityAssault;
import tercio.domain.eia.combat.siege.CityAssaultOutcome;
import tercio.domain.eia.combat.siege.CityAssaultProcedure;
import tercio.domain.eia.combat.siege.SiegeRounds;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.SiegeCombat;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.SiegeTable.SiegeResult;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/**
 * The exact odds of the decisions of a siege. Both sides are taken to lose militia first. A viewer who may not see the factors of a
 * corps in the siege gets no odds that depend on them.
 */
final class SiegeForecasts {

    private static final String BESIEGER = "besieger";
    private static final String GARRISON = "garrison";
    private static final String NOBODY = "none";

    private SiegeForecasts() {}

    /** Forecast of an attempt where the garrison makes no sortie and fights in the breach. */
    private record Ending(AssaultResult result, int besiegerLosses, int garrisonLosses, int prisoners, int besiegerPoints, int garrisonPoints) {}

    /** The odds of an assault attempt through to the end of the assault. */
    static Optional<Forecast> attempt(EiaWarView board, SpaceId area) {
        return SiegeTerms.areFactorsKnown(board, area)
                ? Optional.of(attempt(board, area, SiegeForces.phasingBesiegers(board, board.state().city(area).orElseThrow()))) : Optional.empty();
    }

    /** Forecast of an attempt by the present besiegers, where all factors are known. */
    static Forecast attempt(EiaWarView board, SpaceId area, List<Power> besiegers) {
        var assault = SiegeTerms.assault(board, area, besiegers);
        var procedure = new CityAssaultProcedure(assault, board.tables());
        var attempts = procedure.attempt().distribution(AttemptState.START).map(AttemptState::result);
        var endings = attempts.then(result -> result == SiegeResult.BREACH ? assaultEndings(assault, board.tables())
                : Distribution.certain(new Ending(result == SiegeResult.SORTIE ? AssaultResult.SORTIE : AssaultResult.NO_RESULT, 0, 0, 0, 0, 0)));
        return withParties(board, area, withEndings(Forecast.EMPTY.with("attempt", attempts), endings));
    }

    private static Forecast withEndings(Forecast before, Distribution<Ending> endings) {
        return before.with("outcome", endings.map(Ending::result))
                .with("besieger/losses", endings.map(Ending::besiegerLosses)).with("garrison/losses", endings.map(Ending::garrisonLosses))
                .with("garrison/prisonerFactors", endings.map(Ending::prisoners))
                .with("besieger/politicalPoints", endings.map(Ending::besiegerPoints)).with("garrison/politicalPoints", endings.map(Ending::garrisonPoints));
    }

    /** The odds of an assault that the garrison awaits in the breach. */
    static Optional<Forecast> breach(EiaWarView board, SpaceId area) {
        if (!SiegeTerms.areFactorsKnown(board, area)) {
            return Optional.empty();
        }
        var city = board.state().city(area).orElseThrow();
        return Optional.of(withParties(board, area, withEndings(Forecast.EMPTY, assaultEndings(SiegeTerms.assault(board, area, SiegeForces.phasingBesiegers(board, city)), board.tables()))));
    }

    /** Forecast of a garrison that surrenders or leaves: no die decides it, and nobody gains points (EIA-7.5.4.1.2.3). */
    static Optional<Forecast> withoutAssault(EiaWarView board, SpaceId area, boolean surrenders) {
        boolean known = board.corpsInside(area).stream().allMatch(corps -> corps.factors().isPresent());
        int inside = board.factorsInCity(area);
        return !known ? Optional.empty() : Optional.of(withParties(board, area, Forecast.EMPTY
                .with("garrison/prisonerFactors", Distribution.certain(surrenders ? inside : 0))
                .with("garrison/factorsSaved", Distribution.certain(surrenders ? 0 : inside))));
    }

    /** The same figures with the name of a condition before each. */
    static Forecast withPrefix(String condition, Forecast forecast) {
        var all = new Forecast(Map.of(), forecast.parties());
        for (var figure : forecast.figures().entrySet()) {
            all = all.with(condition + "/" + figure.getKey(), figure.getValue());
        }
        return all;
    }

    private static Distribution<Ending> assaultEndings(CityAssault assault, EiaTables tables) {
        var combat = new CityAssaultProcedure(assault, tables).combat();
        var start = combat.startOfOdds();
        int points = CityAssaultOutcome.pointsAtStake(assault, tables);
        return combat.stages().distribution(start).map(state -> {
            boolean taken = CityAssaultOutcome.isCaptured(assault, state);
            int inside = combat.factorsLeft(state, CombatSide.DEFENDER);
            return new Ending(taken ? AssaultResult.CAPTURED : AssaultResult.REPULSED, combat.factorsLeft(start, CombatSide.ATTACKER) - combat.factorsLeft(state, CombatSide.ATTACKER),
                    combat.factorsLeft(start, CombatSide.DEFENDER) - inside, taken ? inside : 0, taken ? points : 0, taken ? 0 : points);
        });
    }

    private static Forecast withParties(EiaWarView board, SpaceId area, Forecast forecast) {
        var besieger = SiegeForces.leaderOfBesiegers(board, area, board.state().city(area).orElseThrow().besiegers());
        var with = besieger.map(power -> forecast.withParty("besieger", power.word())).orElse(forecast);
        return SiegeForces.playedDefender(board, area).map(power -> with.withParty("garrison", power.word())).orElse(with);
    }

    // --- Garrison attack, and combats in progress ---------------------------------------------------------------------

    /** The odds of an attack of the garrison with these factors. */
    static Optional<Forecast> attack(EiaWarView board, SpaceId area, List<FactorShare> force) {
        var lead = SiegeForces.leaderInside(board, area);
        if (!SiegeTerms.areFactorsKnown(board, area) || lead.isEmpty()) {
            return Optional.empty();
        }
        var besiegers = board.state().city(area).orElseThrow().besiegers();
        var rounds = SiegeRounds.of(board.tables(), SiegeTerms.moraleMethod(board, lead), false, SiegeTerms.force(board, lead.get(), LossesInSiege.merge(force)),
                SiegeTerms.force(board, SiegeForces.leaderOfBesiegers(board, area, besiegers).orElseThrow(), SiegeForces.besiegingFactors(board, area, besiegers)));
        return Optional.of(withParties(board, area, figures(rounds, rounds.startOfOdds(), rounds.stages().distribution(rounds.startOfOdds()), false)));
    }

    /** The odds of the rounds that are left of a combat. */
    static Optional<Forecast> round(EiaWarView board, SpaceId area) {
        return board.state().duties().stream().limit(1).filter(SiegeDuty.SiegeFight.class::isInstance).map(SiegeDuty.SiegeFight.class::cast)
                .map(SiegeDuty.SiegeFight::combat).filter(combat -> combat.area().equals(area) && SiegeFights.sideOwingLosses(combat).isEmpty()).findFirst()
                .map(combat -> withParties(board, area, round(board, combat)));
    }

    private static Forecast round(EiaWarView board, SiegeCombat combat) {
        var rounds = SiegeFights.rounds(board, combat);
        var start = rounds.startOfOdds(combat.round(), SiegeFights.explainMorale(combat.attacker()), SiegeFights.explainMorale(combat.defender()));
        return figures(rounds, start, rounds.stagesAfter(combat.round()).distribution(start), combat.assault());
    }

    /**
     * The odds after a choice of losses, and those of the rounds that are left. The enemy's open losses fall on militia first.
     *
     * @param losses a legal choice of the side that chooses first
     */
    static Optional<Forecast> losses(EiaWarView board, SpaceId area, List<FactorShare> losses) {
        return board.state().duties().stream().limit(1).filter(SiegeDuty.SiegeFight.class::isInstance).map(SiegeDuty.SiegeFight.class::cast)
                .map(SiegeDuty.SiegeFight::combat).filter(combat -> combat.area().equals(area) && SiegeFights.sideOwingLosses(combat).isPresent()).findFirst()
                .map(combat -> withParties(board, area, losses(board, combat, LossesInSiege.merge(losses))));
    }

    private static Forecast losses(EiaWarView board, SiegeCombat combat, List<FactorShare> losses) {
        boolean first = combat.attacker().due() > 0;
        var chosen = combat.afterLosses(first, losses);
        var owing = SiegeFights.sideOwingLosses(chosen);
        var after = owing.map(side -> chosen.afterLosses(false, LossesInSiege.inOrder(side.force(), side.due(), LossesInSiege.UNPLAYED))).orElse(chosen);
        var left = Forecast.EMPTY.with((first == combat.assault() ? BESIEGER : GARRISON) + "/factorsLeft",
                Distribution.certain((first ? after.attacker() : after.defender()).factors()));
        var verdict = SiegeFights.verdict(after);
        boolean over = verdict.isPresent() || after.round() >= board.tables().constants().rounds();
        if (over) {
            return left.with("winner", Distribution.certain(verdict.flatMap(RoundVerdict::winner).map(side -> side == CombatSide.ATTACKER == combat.assault() ? BESIEGER : GARRISON)
                    .orElse(NOBODY)));
        }
        var rest = round(board, after.withJudged());
        for (var figure : rest.figures().entrySet()) {
            left = left.with(figure.getKey(), figure.getValue());
        }
        return left;
    }

    private static Forecast figures(ThreeRoundCombat rounds, CombatState start, Distribution<CombatState> ends, boolean assault) {
        var attacker = assault ? BESIEGER : GARRISON;
        var defender = assault ? GARRISON : BESIEGER;
        return Forecast.EMPTY.with("winner", ends.map(state -> state.winner() == null ? NOBODY : state.winner() == CombatSide.ATTACKER ? attacker : defender))
                .with(attacker + "/losses", ends.map(state -> rounds.factorsLeft(start, CombatSide.ATTACKER) - rounds.factorsLeft(state, CombatSide.ATTACKER)))
                .with(defender + "/losses", ends.map(state -> rounds.factorsLeft(start, CombatSide.DEFENDER) - rounds.factorsLeft(state, CombatSide.DEFENDER)));
    }

    /** The odds of a sortie. */
    static Forecast sortie(EiaWarView board) {
        return Forecast.EMPTY.with("loser", AssaultAttempts.ROLL.procedure().distribution(AssaultAttempts.ROLL.start(board.tables()))
                .map(cast -> cast.result().isYes() ? "garrison" : "besieger"));
    }
}
