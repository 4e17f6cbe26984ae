package tercio.projections.eia;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.GREAT_BRITAIN;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.game.CampaignNames.area;
import static tercio.domain.eia.common.game.CampaignNames.at;
import static tercio.domain.eia.common.game.CampaignNames.corps;
import static tercio.domain.eia.common.game.CampaignNames.nation;
import static tercio.domain.eia.common.game.CampaignNames.withCommas;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.ExplainedNames;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** The results of the steps of sieges, marches, supply and the month read in English and in French. */
class CampaignResultsTest {

    private static final Argument FOUR = CampaignNames.factors(Factors.of(FactorType.INFANTRY, 3).plus(FactorType.CAVALRY, 1));

    /** A result, and how it reads. */
    record Read(Sentence.Keyed result, String english, String french) {}

    private static Read result(Sentence.Keyed result, String english, String french) {
        return new Read(result, english, french);
    }

    static Stream<Read> results() {
        return Stream.of(
                result(Sentence.of("eia.siege.result-attempt").with("result", "no_result").with("reconstructed", true), "no-result (reconstructed cell)", "aucun résultat (case reconstituée)"),
                result(Sentence.of("eia.siege.result-attempt").with("result", "breach").with("reconstructed", false), "breach", "brèche"),
                result(Sentence.of("eia.siege.result-attempt").with("result", "sortie").with("reconstructed", false), "sortie", "sortie"),
                result(Sentence.of("eia.siege.result-sortie").with("loser", "garrison"), "the garrison loses one factor", "la garnison perd un facteur"),
                result(Sentence.of("eia.siege.result-sortie").with("loser", "besieger"), "the besieger loses one factor", "l’assiégeant perd un facteur"),
                result(Sentence.of("eia.siege.result-honours").with("honours", "granted"), "granted: the garrison leaves", "accordés\u00a0: la garnison part"),
                result(Sentence.of("eia.siege.result-honours").with("honours", "refused"), "not granted", "refusés"),
                result(Sentence.of("eia.siege.result-honours").with("honours", "homeless"), "there is no city to go to", "la garnison n’a aucune ville où aller"),
                result(Sentence.of("eia.siege.result-prisoners"), "all become prisoners", "tous sont faits prisonniers"),
                result(Sentence.of("eia.siege.result-must-assault"), "the besieger must assault the city", "l’assiégeant doit donner l’assaut à la ville"),
                result(Sentence.of("eia.siege.result-assault").with("taken", true), "the city is captured", "la ville est prise"),
                result(Sentence.of("eia.siege.result-assault").with("taken", false), "the siege goes on", "le siège continue"),
                result(Sentence.of("eia.siege.result-no-stake"), "none: no corps and no fleche", "aucun\u00a0: ni corps ni flèche"),
                result(Sentence.of("eia.siege.result-undecided").with("rounds", 3), "3 rounds without a decision: nobody wins, the siege goes on", "3 rounds sans décision\u00a0: personne ne gagne, le siège continue"),
                result(Sentence.of("eia.siege.result-retreat").with("to", area(new SpaceId("475"))), "to Linz", "vers Linz"),
                result(Sentence.of("eia.siege.result-goes-on").with("from", area(new SpaceId("475"))), "the retreat goes on from Linz", "la retraite continue depuis Linz"),
                result(Sentence.of("eia.siege.result-no-way"), "no way is open: the force surrenders", "aucun chemin n’est ouvert\u00a0: la force se rend"),
                result(Sentence.of("eia.siege.result-captured").with("city", area(new SpaceId("475"))), "Linz is captured", "Prise de Linz"),
                result(Sentence.of("eia.march.result-points").with("points", 1), "1 movement point", "1 point de mouvement"),
                result(Sentence.of("eia.march.result-points").with("points", 3), "3 movement points", "3 points de mouvement"),
                result(Sentence.of("eia.march.result-force-march"), "one movement point more", "un point de mouvement de plus"),
                result(Sentence.of("eia.month.result-phase").with("phase", "reinforcement"), "reinforcement phase", "phase des renforts"),
                result(Sentence.of("eia.month.result-at").with("piece", ExplainedNames.fleet(new FleetId("france-fleet-1"), FRANCE)).with("place", area(new SpaceId("474"))), "france-fleet-1, Vienna", "la flotte 1 de la France, Vienna"),
                result(Sentence.of("eia.month.result-at").with("piece", corps(new UnitId("france-iii"))).with("place", area(new SpaceId("474"))), "France III, Vienna", "Le IIIe corps français, Vienna"),
                result(Sentence.of("eia.month.result-sails").with("fleet", ExplainedNames.fleet(new FleetId("france-fleet-1"), FRANCE)).with("from", area(new SpaceId("474"))).with("to", area(new SpaceId("475"))).with("blockade", true), "france-fleet-1: Vienna > Linz, blockade", "la flotte 1 de la France\u00a0: Vienna > Linz, blocus"),
                result(Sentence.of("eia.month.result-cargo").with("count", 0).with("corps", withCommas(List.of())), "[]", "aucune"),
                result(Sentence.of("eia.month.result-cargo").with("count", 2).with("corps", withCommas(List.of(corps(new UnitId("france-iii")), corps(new UnitId("france-iv"))))), "[France III, France IV]", "le IIIe corps français, le IVe corps français"),
                result(Sentence.of("eia.month.result-place").with("place", area(new SpaceId("474"))), "Vienna", "Vienna"),
                result(Sentence.of("eia.month.result-forces").with("what", corps(new UnitId("france-iii"))).with("some", true).with("factors", FOUR), "France III: 3 infantry and 1 cavalry", "Le IIIe corps français\u00a0: 3 facteurs d’infanterie et 1 facteur de cavalerie"),
                result(Sentence.of("eia.month.result-forces").with("what", corps(new UnitId("france-iii"))).with("some", false).with("factors", FOUR), "France III", "Le IIIe corps français"),
                result(Sentence.of("eia.month.result-nation").with("nation", nation(new NationId("bavaria"))), "Bavaria", "La Bavière"),
                result(Sentence.of("eia.month.result-cities").with("count", 0).with("cities", withCommas(List.of())), "[]", "aucune"),
                result(Sentence.of("eia.month.result-cities").with("count", 2).with("cities", withCommas(List.of(area(new SpaceId("474")), area(new SpaceId("475"))))), "[Vienna, Linz]", "Vienna, Linz"),
                result(Sentence.of("eia.month.result-war-over"), "over", "finie"),
                result(Sentence.of("eia.month.result-treaty").with("who", nation(new NationId("france"))).with("other", nation(new NationId("bavaria"))).with("treaty", "truce"), "France and Bavaria: a peace that forbids war", "La France et la Bavière\u00a0: paix qui interdit la guerre"),
                result(Sentence.of("eia.turn.result-order").with("order", ExplainedNames.order(List.of(List.of(RUSSIA, AUSTRIA), List.of(FRANCE)))), "[[russia, austria], [france]]", "la Russie, l’Autriche, puis la France"),
                result(Sentence.of("eia.turn.result-powers").with("powers", ExplainedNames.powers(List.of(FRANCE, GREAT_BRITAIN))), "[france, great-britain]", "la France, la Grande-Bretagne"),
                result(Sentence.of("eia.turn.result-power").with("power", ExplainedNames.power(AUSTRIA)), "austria", "l’Autriche"),
                result(Sentence.of("eia.turn.result-held").with("city", area(new SpaceId("474"))), "Vienna was held for a whole month", "Ville tenue un mois entier\u00a0: Vienna"),
                result(Sentence.of("eia.guerillas.result-avoidance").with("go", true).with("needed", 3), "go with 3 or less needed", "partent\u00a0; il faut 3 ou moins"),
                result(Sentence.of("eia.guerillas.result-avoidance").with("go", false).with("needed", 3), "stay with 3 or less needed", "restent\u00a0; il faut 3 ou moins"),
                result(Sentence.of("eia.guerillas.result-all-avoid"), "all avoid the combat", "tous évitent le combat"),
                result(Sentence.of("eia.guerillas.result-appears").with("at", at(new SpaceId("474"))), "1 guerilla in Vienna", "1 guérilla à Vienna"),
                result(Sentence.of("eia.supply.result-lost").with("lost", 0).with("emptied", false), "no effect", "aucun effet"),
                result(Sentence.of("eia.supply.result-lost").with("lost", 1).with("emptied", false), "1 factor lost", "1 facteur perdu"),
                result(Sentence.of("eia.supply.result-lost").with("lost", 3).with("emptied", true), "3 factors lost; none is left", "3 facteurs perdus\u00a0; il n’en reste aucun"),
                result(Sentence.of("eia.supply.result-forage-losses").with("corps", 2).with("detached", 1).with("removed", true), "2 factors from the corps and 1 detached factor; the corps is removed", "2 facteurs du corps et 1 facteur détaché\u00a0; le corps est retiré"),
                result(Sentence.of("eia.supply.result-forage-losses").with("corps", 1).with("detached", 0).with("removed", false), "1 factor from the corps", "1 facteur du corps"),
                result(Sentence.of("eia.supply.result-to-pay").with("points", new Amount(3, 2)).with("money", 2), "1 1/2, to pay 2", "1 1/2, 2 à payer"),
                result(Sentence.of("eia.name.result-whether").with("whether", true), "true", "oui"),
                result(Sentence.of("eia.name.result-whether").with("whether", false), "false", "non"));
    }

    @ParameterizedTest
    @MethodSource("results")
    void eachResultReadsInEnglishAndInFrench(Read read) {
        assertThat(Texts.englishPhrase(read.result())).isEqualTo(read.english());
        assertThat(Texts.in(Language.FR).phrase(read.result())).isEqualTo(read.french());
    }

    @Test
    void eachResultOfTheCatalogsIsRead() throws IOException {
        var all = new TreeSet<String>();
        for (var chapter : List.of("siege", "march", "month", "turn", "guerillas", "supply", "name")) {
            var lines = new Properties();
            try (var catalog = Files.newBufferedReader(Path.of("src", "main", "resources", "tercio", "projections", "eia", "sentences", chapter + "_en.properties"))) {
                lines.load(catalog);
            }
            lines.stringPropertyNames().stream().filter(key -> key.startsWith("result-") && !key.contains("@")).forEach(key -> all.add("eia." + chapter + "." + key));
        }

        assertThat(results().map(read -> read.result().key())).containsOnly(all.toArray(String[]::new)).containsAll(all);
    }
}
