package tercio.adapters.eu.adjudication;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.FieldOdds;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.siege.Assault;
import tercio.domain.eu.land.siege.Siege;
import tercio.domain.eu.land.siege.SiegeOdds;
import tercio.domain.eu.land.siege.SiegeProgress;
import tercio.domain.eu.land.siege.Undermining;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.attrition.AttritionTables;
import tercio.domain.sentence.Sentence;

/**
 * The odds of a siege carried on for some rounds of one turn. Beside the fields of one round the request may hold
 *
 * <ul>
 *   <li>{@code rounds}: how many, 1 to 12 (1);
 *   <li>{@code breachOrHonours}: the choice of the besieger where the table offers both, {@code honours} or {@code breach};
 *   <li>{@code assaultBreach}: whether he storms each breach at once. It needs both sides as {@code assault} takes them, in
 *       {@code besieger} and {@code besieged}; where these are given he does, unless it is false;
 *   <li>{@code attrition}: an object with {@code badWeather}, {@code straitForts}, {@code snowflakes}, {@code pillageMinus},
 *       {@code pillagePlus}, {@code technology} and {@code pillageChoice} as {@code attrition} takes them. Where it stands
 *       the losses by siege attrition are followed, else only its rolls are counted.
 * </ul>
 *
 * The answer is {@code siege}: how the siege ends ({@code ended}: {@code holds}, {@code surrender}, {@code honours},
 * {@code assault}, {@code besieger-destroyed}, {@code too-small}), {@code fortressFalls}, {@code fallsInRound} (null where it
 * holds), {@code afterRound} with how it stands after each round, the losses of both sides and, without {@code attrition},
 * {@code attritionRolls}: how often siege attrition was due.
 */
final class SiegeFieldOdds {

    private static final String ROUNDS = "rounds";
    private static final String OFFER = "breachOrHonours";
    private static final String ASSAULT = "assaultBreach";
    private static final String ATTRITION = "attrition";
    private static final String TECHNOLOGY = "technology";
    private static final String CHOICE = "pillageChoice";
    /** Limit of the rounds of a turn. */
    private static final int MOST_ROUNDS = 12;

    private enum Offer {
        HONOURS("honours"), BREACH("breach");

        private final String word;

        Offer(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    private SiegeFieldOdds() {}

    static Map<String, List<?>> choices() {
        var choices = new LinkedHashMap<String, List<?>>();
        choices.put("/" + OFFER, List.of(Offer.values()));
        choices.put("/" + ASSAULT, List.of(false, true));
        return choices;
    }

    /** The siege; empty if the request has none of its fields. */
    static Optional<Siege> read(AdjudicationRequest request, Undermining.Round first, Units besieger, ToIntFunction<Units> artillery,
            EuTables tables) {
        var fields = request.fields();
        var rounds = fields.optionalInteger(ROUNDS, 1, MOST_ROUNDS);
        var offer = fields.optionalWord(OFFER, AllowedWords.of(Offer.class));
        boolean chosen = fields.has(ASSAULT);
        var assault = assault(request, first, tables);
        boolean storms = fields.flag(ASSAULT, assault.isPresent());
        if (storms && assault.isEmpty()) {
            fields.fault(ASSAULT, Sentence.of("eu.request.assault-sides"));
        }
        var want = fields.optionalObject(ATTRITION).map(causes -> readAttrition(causes, first, tables));
        return rounds.isEmpty() && offer.isEmpty() && !chosen && assault.isEmpty() && want.isEmpty()
                ? Optional.empty()
                : Optional.of(new Siege(first, rounds.orElse(1), besieger, artillery, offer.orElse(Offer.HONOURS) == Offer.HONOURS,
                        assault.filter(forces -> storms), want));
    }

    /** The forces of an assault; empty if neither side has fields that only an assault needs. */
    private static Optional<Assault> assault(AdjudicationRequest request, Undermining.Round first, EuTables tables) {
        var outside = request.fields().object(SiegeFields.BESIEGER);
        var inside = request.fields().optionalObject(SiegeFields.BESIEGED);
        if (!outside.has(TECHNOLOGY) && inside.filter(side -> side.has(TECHNOLOGY)).isEmpty()) {
            return Optional.empty();
        }
        var period = Period.of(EuropaEndpoint.period(request));
        var besieger = LandSides.readManned(outside, period, first.theatre(), tables);
        var besieged = LandSides.readOrEmpty(request.fields().object(SiegeFields.BESIEGED), period, first.theatre(), tables);
        return Optional.of(new Assault(period, first.theatre(), first.fortressLevel(), true, first.marks().damagedByAssault(),
                first.artillery(), besieger, besieged, request.readings()));
    }

    private static Siege.BesiegersAttritionTerms readAttrition(RequestFields fields, Undermining.Round first, EuTables tables) {
        var technology = fields.optionalWord(TECHNOLOGY, AllowedWords.of(LandTechnology.class));
        var choice = fields.optionalWord(CHOICE, AllowedWords.of(PillageAnswer.class));
        if (first.theatre() == Theatre.EUROPE) {
            fields.need(TECHNOLOGY);
            if (technology.isPresent() && choice.isEmpty() && AttritionTables.from(tables).pillageRule(technology.get()).givesChoice()) {
                fields.need(CHOICE);
            }
        }
        return new Siege.BesiegersAttritionTerms(HardshipFields.besiegingConditions(fields, first.besiegerSiege(), first.besiegedSiege()),
                technology.orElse(LandTechnology.LACE_WAR), choice.orElse(PillageAnswer.LOSE));
    }

    static FieldOdds put(FieldOdds chances, Siege siege, EuTables tables) {
        var rounds = SiegeOdds.of(siege, tables);
        var end = rounds.getLast();
        chances.with("/siege/ended", end.map(standing -> standing.end().word()))
                .with("/siege/fortressFalls", end.map(standing -> standing.end().hasFallen()))
                .with("/siege/fallsInRound", end.map(standing -> standing.end().hasFallen() ? standing.endedIn() : null));
        for (int round = 1; round <= rounds.size(); round++) {
            chances.with("/siege/afterRound/" + round, rounds.get(round - 1).map(standing -> standing.end().word()));
        }
        boolean europe = siege.first().theatre() == Theatre.EUROPE;
        var losses = europe ? "lossesLd" : "losses" + tables.unit().word();
        int part = europe ? tables.unit().ofOneLd() : 1;
        if (siege.want().isEmpty()) {
            chances.with("/siege/attritionRolls", end.map(SiegeProgress::attritions));
        }
        return chances.with("/siege/besieger/" + losses, end.map(standing -> standing.besiegerLost() / part))
                .with("/siege/besieged/" + losses, end.map(standing -> standing.besiegedLost() / part));
    }
}
