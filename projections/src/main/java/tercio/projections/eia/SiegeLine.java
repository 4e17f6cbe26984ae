package tercio.projections.eia;

import java.util.List;
import java.util.Map;
import tercio.application.record.RecordedEvent;
import tercio.domain.eia.combat.Tenths;
import tercio.domain.eia.combat.play.CombatEvent;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.SiegeCombat;
import tercio.domain.eia.supply.play.HungerLoss;
import tercio.domain.eia.supply.play.SupplyEvent;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;
import tercio.projections.sentence.ViewText;

/**
 * An event of the siege.
 *
 * @param month {@code October 1805}
 * @param acting the words of the powers in whose sequence it happened
 * @param kind {@code siege} for its beginning and end, {@code attempt}, {@code sortie}, {@code breach} for what is asked and
 *     answered after a breach, {@code fight} for the beginning and end of an assault or an attack of the garrison
 *     and what happens between its rounds, {@code round} for the dice of a round, {@code losses}, {@code supply}, {@code relief} for a limited field combat,
 *     {@code capture} for the fall of the city, its prisoners and its depot, {@code points}, {@code retreat}
 * @param result of an attempt ({@code sortie}, {@code no-result}, {@code breach}) and of a fight ({@code attacker-won}, ...);
 *     {@code null} for other lines
 * @param round of a fight, from 1; {@code null} for lines that are not of one
 * @param sides both sides after a round and at the beginning of a fight; none for other lines
 * @param dice the dice that the viewer may see
 * @param losses the losses of each power, as far as the viewer may see them
 * @param text in English
 * @param ruled whether an explanation is behind it
 * @param texts in other languages, by their codes; none in views that were kept before they had them
 */
public record SiegeLine(int position, ViewText month, List<String> acting, String kind, String text, String result, Integer round, List<SiegeSideView> sides,
        List<SiegeDieView> dice, List<PowerLossView> losses, boolean ruled, Map<String, String> texts) {

    public SiegeLine {
        texts = texts == null ? Map.of() : Map.copyOf(texts);
    }

    static SiegeLine of(EiaState before, RecordedEvent event, EiaEvent fact, Sentence sentence) {
        var envelope = event.envelope();
        var combat = combatAfter(fact);
        var acting = before.slot().map(slot -> slot.acting().stream().map(Power::word).toList()).orElse(List.of());
        return new SiegeLine(event.position(), ViewText.label(CampaignNames.month(before.month())), acting,
                kindOf(fact, !envelope.rolls().isEmpty()), Texts.english(sentence), resultOf(fact), combat == null || combat.round() == 0 ? null : combat.round(), combat == null ? List.of() : sidesOf(combat),
                envelope.rolls().stream().map(roll -> new SiegeDieView(roll.name().side(), roll.name().purpose(), roll.value())).toList(), lossesOf(fact),
                !envelope.explanation().steps().isEmpty(), Texts.translations(sentence));
    }

    /**
     * A side of an assault or of an attack of the garrison.
     *
     * @param side {@code besieger} or {@code garrison}
     * @param power the power that chooses its losses; {@code null} for a garrison that nobody plays
     * @param factors the factors left of those that take part
     * @param level the morale level at which it breaks, as printed: {@code 3.6}
     * @param lost the morale lost so far
     * @param due the factors that it has still to lose in this round
     */
    public record SiegeSideView(String side, String power, int factors, String level, String lost, int due) {}

    /**
     * A die.
     *
     * @param side {@code besieger}, {@code garrison}, or empty where the die is of neither
     */
    public record SiegeDieView(String side, String purpose, int value) {}

    /** @param power the word of the power or minor state */
    public record PowerLossView(String power, FactorsView factors) {}

    private static String kindOf(EiaEvent fact, boolean rolled) {
        return switch (fact) {
            case CitySiegeEvent.AssaultAttempted attempt -> "attempt";
            case CitySiegeEvent.SortieForgone forgone -> "sortie";
            case CitySiegeEvent.SortieMade made -> "sortie";
            case CitySiegeEvent.SiegeDecisionMade made -> switch (made.choice()) {
                case LOSS_CHOSEN -> "sortie";
                case RETREAT_ENDED, STAYED -> "retreat";
                default -> "breach";
            };
            case CitySiegeEvent.GarrisonWithdrew withdrew -> "breach";
            case CitySiegeEvent.SiegeFightBegan began -> "fight";
            case CitySiegeEvent.SiegeFightEnded ended -> "fight";
            case CitySiegeEvent.SiegeFightMoved moved -> rolled ? "round" : "fight";
            case CitySiegeEvent.SiegeLossesTaken taken -> "losses";
            case SupplyEvent.HungerLossesTaken taken -> "losses";
            case SupplyEvent supply -> "supply";
            case CombatEvent.CombatBegan began -> "relief";
            case CombatEvent.CombatDecided decided -> "relief";
            case CombatEvent.EmptiedCityFell fell -> "capture";
            case CitySiegeEvent.CityCaptured captured -> "capture";
            case CitySiegeEvent.PrisonersTaken taken -> "capture";
            case CitySiegeEvent.PortDepotDestroyed destroyed -> "capture";
            case CitySiegeEvent.PortDepotConverted converted -> "capture";
            case CitySiegeEvent.SiegePointsGained gained -> "points";
            case CitySiegeEvent.BesiegersRetreated retreated -> "retreat";
            case CitySiegeEvent.RetreatGoesOn on -> "retreat";
            case CitySiegeEvent.FreedCorpsLeft left -> "retreat";
            case CitySiegeEvent.LeadersWithdrew withdrew -> "retreat";
            default -> "siege";
        };
    }

    private static String resultOf(EiaEvent fact) {
        return switch (fact) {
            case CitySiegeEvent.AssaultAttempted attempt -> attempt.result();
            case CitySiegeEvent.SiegeFightEnded ended -> CorpsView.word(ended.result());
            default -> null;
        };
    }

    /** The fight as an event leaves it; {@code null} for events of no fight. */
    private static SiegeCombat combatAfter(EiaEvent fact) {
        return switch (fact) {
            case CitySiegeEvent.SiegeFightBegan began -> began.combat();
            case CitySiegeEvent.SiegeFightMoved moved -> moved.combat();
            default -> null;
        };
    }

    private static List<SiegeSideView> sidesOf(SiegeCombat combat) {
        return List.of(side("besieger", combat.besieger()), side("garrison", combat.garrison()));
    }

    private static SiegeSideView side(String name, SiegeCombat.Fighting side) {
        return new SiegeSideView(name, side.power().map(Power::word).orElse(null), side.factors(), Tenths.title(side.morale()), Tenths.title(side.moraleLost()), side.due());
    }

    private static List<PowerLossView> lossesOf(EiaEvent fact) {
        return switch (fact) {
            case CitySiegeEvent.SiegeLossesTaken taken -> taken.tally().stream().map(loss -> new PowerLossView(loss.power().word(), FactorsView.of(loss.factors()))).toList();
            case SupplyEvent.HungerLossesTaken taken -> hunger(taken.power(), taken.losses());
            case SupplyEvent.CityStarvedOut out -> hunger(out.power(), out.losses());
            case SupplyEvent.NeutralGarrisonForaged foraged -> foraged.losses().stream()
                    .map(loss -> new PowerLossView(loss.unit().value(), FactorsView.of(loss.factors()))).toList();
            default -> List.of();
        };
    }

    private static List<PowerLossView> hunger(Power power, List<HungerLoss> losses) {
        var sum = losses.stream().map(HungerLoss::factors).reduce(Factors.NONE, Factors::plus);
        return sum.isEmpty() ? List.of() : List.of(new PowerLossView(power.word(), FactorsView.of(sum)));
    }
}
