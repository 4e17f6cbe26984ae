package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Adjustments of the board as results of steps. The English ones are those of the records of all games. */
class EuAdjustmentResultsTest {

    private static final Argument SPAIN = SentenceNames.country(new CountryId("spain"));
    private static final Argument ARTOIS = SentenceNames.place(new SpaceId("artois"));
    private static final Argument FLEET = new Argument.Phrase(Sentence.of("eu.name.fleet").with("country", SPAIN).with("size", new Argument.Amount(6, 3)));

    private static void reads(Keyed result, String english, String french) {
        assertThat(Texts.englishPhrase(result)).isEqualTo(english);
        assertThat(Texts.in(Language.FR).phrase(result)).isEqualTo(french);
    }

    private static Keyed result(String key) {
        return Sentence.of("eu.adjustment.result-" + key);
    }

    @Test
    void whatShipsCarry() {
        reads(result("fleet-gold").with("stack", FLEET).with("ducats", 1), "Spain's naval stack of 2 ships has 1 ducats aboard", "La pile navale espagnole de 2 navires a 1 ducat à bord");
        reads(result("fleet-gold").with("stack", FLEET).with("ducats", 20), "Spain's naval stack of 2 ships has 20 ducats aboard",
                "La pile navale espagnole de 2 navires a 20 ducats à bord");
        reads(result("fleet-convoy").with("stack", FLEET).with("convoy", Sentence.of("eu.treasure.convoy").with("kind", "flota_de_oro")).with("transports", 1),
                "Spain's naval stack of 2 ships escorts the Flota de Oro of 1 transports", "La pile navale espagnole de 2 navires escorte la Flota de Oro de 1 transport");
        reads(result("gold").with("ducats", 1).with("where", ARTOIS), "1 ducats wait in Artois", "1 ducat attend en Artois");
        reads(result("gold").with("ducats", 8).with("where", ARTOIS), "8 ducats wait in Artois", "8 ducats attendent en Artois");
        reads(Sentence.of("eu.adjustment.result-fleet-raised").with("country", SPAIN).with("ships", SentenceNames.ships(new NavalUnits(0, 1, 3, 0, 0, 0, 0))).with("where", ARTOIS),
                "a new naval stack of Spain (1 FLEET- and 3 warships) lies in Artois", "une nouvelle pile navale de l’Espagne (1 FLOTTE− et 3 vaisseaux de guerre) se trouve en Artois");
    }

    @Test
    void whatACountryHas() {
        reads(result("victory-points").with("country", SPAIN).with("points", 1), "Spain has 1 victory points", "L’Espagne a 1 point de victoire");
        reads(result("victory-points").with("country", SPAIN).with("points", -3), "Spain has -3 victory points", "L’Espagne a -3 points de victoire");
        reads(result("treasury").with("country", SPAIN).with("ducats", 1), "Spain had 1 ducats when the turn began", "L’Espagne avait 1 ducat au début du tour");
        var costs = result("costs").with("country", SPAIN).with("income", false).with("ducats", 1).with("line", new Text("B40")).with("title", "b40");
        reads(costs, "Spain has spent 1 ducats on B40 (Passive campaigns)", "L’Espagne a dépensé 1 ducat à la ligne B40 (campagnes passives)");
        reads(costs.with("income", true).with("ducats", 30).with("line", new Text("A10")).with("title", "a10"),
                "Spain has received 30 ducats on A10 (Gold from ROTW and Convoys)", "L’Espagne a reçu 30 ducats à la ligne A10 (or du reste du monde et convois)");
        var levies = result("levies").with("country", SPAIN).with("declared", true).with("ld", 4).with("defeat", "lost");
        reads(levies, "Spain has declared exceptional levies and recruited 4 LD by them; its worst defeat of the round: lost",
                "L’Espagne a déclaré des levées exceptionnelles et recruté ainsi 4 LD\u00a0; sa pire défaite du round\u00a0: une bataille perdue");
        reads(levies.with("declared", false).with("ld", 0).with("defeat", "none"), "Spain has declared no exceptional levies; its worst defeat of the round: none",
                "L’Espagne n’a pas déclaré de levées exceptionnelles\u00a0; sa pire défaite du round\u00a0: aucune");
    }

    @Test
    void establishmentsWithAndWithoutLevels() {
        var colony = result("establishment").with("where", ARTOIS).with("kind", "colony").with("level", 3).with("country", SPAIN).with("fortress", 0).with("fortified", true);
        reads(colony, "a colony of level 3 of Spain stands in Artois, its fortress has level 0", "une colonie de niveau 3 de l’Espagne se trouve en Artois, sa forteresse est de niveau 0");
        reads(colony.with("kind", "fort").with("level", 0).with("fortified", false), "a fort of Spain stands in Artois", "un fort de l’Espagne se trouve en Artois");
        reads(colony.with("kind", "trading_post").with("level", 1).with("fortified", false), "a trading post of level 1 of Spain stands in Artois",
                "un comptoir de niveau 1 de l’Espagne se trouve en Artois");
    }

    @Test
    void leadersWhoWait() {
        var leader = new Name("eu.leader", "oquendo", "Oquendo");
        reads(result("admiral-waits").with("leader", leader), "Oquendo is without a naval stack until the next round", "Oquendo est sans pile navale jusqu’au prochain round");
        reads(result("leader-wounded").with("leader", leader).with("box", "S3"), "Oquendo is wounded until S3", "Oquendo est blessé jusqu’à S3");
        reads(result("leader-wounded").with("leader", leader).with("box", "End"), "Oquendo is wounded until End", "Oquendo est blessé jusqu’à la fin du tour");
    }

    @Test
    void revoltsAndCorsairsByTheirLevel() {
        var revolt = result("revolt").with("where", ARTOIS).with("friendly", false).with("ld", 0);
        reads(revolt.with("level", 1), "Artois has revolt-", "Artois a une révolte−");
        reads(revolt.with("level", 3), "Artois has revolt+ and revolt-", "Artois a une révolte+ et une révolte−");
        reads(revolt.with("level", 4).with("friendly", true).with("ld", 2), "Artois has two revolts+, to which the fortress with 2 LD is friendly",
                "Artois a deux révoltes+, à qui la forteresse de 2 LD est favorable");
        var raid = result("raid").with("country", SPAIN).with("where", ARTOIS);
        reads(raid.with("level", 2), "corsair+ of Spain raids Artois", "un corsaire+ de l’Espagne pille Artois");
        reads(raid.with("level", 3), "corsair+ and corsair- of Spain raid Artois", "un corsaire+ et un corsaire− de l’Espagne pillent Artois");
        var corsairs = result("corsairs").with("country", SPAIN).with("where", ARTOIS);
        reads(corsairs.with("level", 1), "corsair- of Spain lies in Artois", "un corsaire− de l’Espagne se trouve en Artois");
        reads(corsairs.with("level", 4), "two corsairs+ of Spain lie in Artois", "deux corsaires+ de l’Espagne se trouvent en Artois");
    }
}
