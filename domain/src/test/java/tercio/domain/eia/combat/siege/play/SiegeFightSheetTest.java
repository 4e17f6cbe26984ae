package tercio.domain.eia.combat.siege.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.given.LandBoard.infantry;
import static tercio.domain.eia.given.LandBoard.men;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttackBesiegers;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttemptAssault;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.DecideSortie;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.DefendBreach;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.FightSiegeRound;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.HoldSiege;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.TakeSiegeLosses;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.given.CombatSheetCheck;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.given.SheetReader;

/** The sheet of an assault attempt and of an attack of the garrison (EIA-7.5.4). Linz (475) has 3 spires and one fleche. */
class SiegeFightSheetTest {

    private static final String LINZ = "475";
    private static final String AUSTRIANS = FactorShare.garrisonPiece(new NationId("austria")).value();
    private static final FightSiegeRound ROUND = new FightSiegeRound(FRANCE, new SpaceId(LINZ));

    /** 20 infantry and 6 militia in two French corps before Linz, 5 infantry and 4 militia inside. */
    private static LandWar linz() {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).besieged(LINZ, FRANCE).corps("france-i", LINZ, men(10, 6, 0)).corps("france-ii", LINZ, infantry(10))
                .garrison(LINZ, "austria", men(5, 4, 0)).siegesOf(FRANCE).play();
    }

    private static TakeSiegeLosses militia(Power power, String piece, int count) {
        return new TakeSiegeLosses(power, new SpaceId(LINZ), List.of(new FactorShare(new UnitId(piece), MILITIA, count)));
    }

    private static SheetReader read(LandWar war) {
        var sheet = war.sheet().orElseThrow();
        CombatSheetCheck.check(sheet);
        return new SheetReader(sheet);
    }

    private static List<String> text(List<Part> parts) {
        return parts.stream().map(part -> (part.reason() == null ? part.part() : part.reason()) + " " + part.value()).toList();
    }

    @Test
    void anAttemptStandsWithItsModifiersAndWhatTheyComeFrom() {
        var war = linz().plays(new AttemptAssault(FRANCE, new SpaceId(LINZ)), 5);

        var sheet = read(war);

        assertThat(sheet.sheet().fight()).isEqualTo("assault-attempt");
        assertThat(sheet.sheet().sides()).containsExactly(new FightSheet.Side("besieger", "france"), new FightSheet.Side("garrison", "austria"));
        assertThat(text(sheet.line("attempt", "besieger").parts())).as("one fleche, and 9 of 15 factors")
                .containsExactly("die 5", "siege value of the city -1", "9 factors where 15 have room 1", "inside 9", "room 15");
        assertThat(text(sheet.line("attempt", "besieger").results())).containsExactly("modified 5", "result breach");
        assertThat(sheet.sheet().lines()).hasSize(1);
    }

    @Test
    void anAssaultStandsRoundByRound() {
        var war = linz().plays(new AttemptAssault(FRANCE, new SpaceId(LINZ)), 5).plays(new DefendBreach(AUSTRIA, new SpaceId(LINZ))).plays(ROUND, 5, 3)
                .plays(militia(FRANCE, "france-i", 1)).plays(militia(AUSTRIA, AUSTRIANS, 4)).plays(ROUND, 6, 2).plays(militia(FRANCE, "france-i", 1));

        var sheet = read(war);

        assertThat(text(sheet.line("forces", "besieger").parts())).as("both corps together").containsExactly("nation france", "infantry 20", "militia 6");
        assertThat(text(sheet.line("base-morale", "besieger").results())).as("(20 x 4.0 + 6 x 2.0) / 26 = 3.54").containsExactly("morale 3.6");
        assertThat(text(sheet.line("final-morale", "garrison").results())).as("(5 x 3.0 + 4 x 2.0) / 9 = 2.56").containsExactly("morale 2.6");
        assertThat(text(sheet.line("round-1", "besieger").parts())).containsExactly("die 5", "present 26");
        assertThat(text(sheet.line("round-1", "besieger").results())).as("15%% of 26 are 4; 10%% of 9 cost it 1")
                .containsSubsequence("modified 5", "table 5-1", "percentage 15", "casualties 4", "morale-inflicted 1.8", "morale-lost 1.4", "lost 1");
        assertThat(text(sheet.line("round-1", "garrison").parts())).containsExactly("die 3", "present 9");
        assertThat(text(sheet.line("round-1", "garrison").results())).containsSubsequence("modified 3", "table 5-2", "percentage 10", "casualties 1", "lost 4");
        assertThat(text(sheet.line("round-2", "garrison").parts())).as("without its militia").containsExactly("die 2", "present 5");
        assertThat(text(sheet.line("losses", "besieger").parts())).containsExactly("in-round-1 1", "in-round-2 1");
        assertThat(text(sheet.line("losses", "besieger").results())).containsExactly("lost 2", "size 26");
    }

    @Test
    void aSortieCostsTheDefenderAFactorFromAFiveOn() {
        var lucky = linz().plays(new AttemptAssault(FRANCE, new SpaceId(LINZ)), 1).plays(new DecideSortie(AUSTRIA, new SpaceId(LINZ), true), 4);
        var unlucky = linz().plays(new AttemptAssault(FRANCE, new SpaceId(LINZ)), 1).plays(new DecideSortie(AUSTRIA, new SpaceId(LINZ), true), 5);

        assertThat(text(read(lucky).line("attempt", "besieger").results())).containsExactly("modified 1", "result sortie");
        assertThat(text(read(lucky).line("sortie", "garrison").results())).containsExactly("loses besieger");
        assertThat(text(read(unlucky).line("sortie", "garrison").results())).containsExactly("loses garrison");
    }

    @Test
    void anAttackOfTheGarrisonIsASheetOfItsOwn() {
        var war = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).besieged("474", FRANCE).corps("france-i", "474", men(0, 4, 0)).garrison("474", "austria", infantry(8))
                .siegesOf(AUSTRIA).play().plays(new AttackBesiegers(AUSTRIA, new SpaceId("474"), List.of(new FactorShare(new UnitId(AUSTRIANS), INFANTRY, 5))))
                .plays(new FightSiegeRound(AUSTRIA, new SpaceId("474")), 3, 1);

        var sheet = read(war);

        assertThat(sheet.sheet().fight()).isEqualTo("garrison-attack");
        assertThat(text(sheet.line("forces", "garrison").results())).as("a part of those inside").containsExactly("size 5");
        assertThat(text(sheet.line("round-1", "garrison").results())).contains("table 5-1");
        assertThat(text(sheet.line("round-1", "besieger").results())).contains("table 5-2");
        assertThat(sheet.lines("attempt", "besieger")).isEmpty();
    }

    @Test
    void whoLetsASiegeBeHasNoSheet() {
        var war = linz().plays(new HoldSiege(FRANCE, new SpaceId(LINZ)));

        assertThat(war.sheet()).isEmpty();
    }
}
