package tercio.adapters.eu.adjudication;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.adapters.adjudication.Asked.change;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.adjudication.Asked;

/** Contingents of a side: the troops of several countries, and the kinds of Turkish troops (EU-TECH-1, EU-SIZE-1, EU-ARTY-2, EU-TUR-3). */
class ContingentsEndpointTest {

    /** A French A+ and a Venetian A+ under a Frenchman against a Bavarian A+. */
    private static final String ALLIES = """
            {'ruleset':'eu-military','procedure':'land-battle','period':3,'terrain':'plain',
             'phasing':{'country':'france','units':{'armyPlus':2},'technology':'muskets','leader':{'maneuver':2,'fire':2,'shock':2},
                        'contingents':[{'country':'france','armyPlus':1,'technology':'muskets'},{'country':'venice','armyPlus':1,'technology':'muskets'}]},
             'nonPhasing':{'country':'baviere','units':{'armyPlus':1},'technology':'muskets','leader':{'maneuver':2,'fire':2,'shock':2}},
             'dice':{'phasing':{'fire1':5,'shock1':5,'fire2':5,'shock2':5,'pursuit':5,'leaderCasualty':10,'retreat':1},
                     'nonPhasing':{'fire1':5,'shock1':5,'fire2':5,'shock2':5,'pursuit':5,'leaderCasualty':10,'retreat':1}}}""";

    private static final String TURKS = """
            {'ruleset':'eu-military','procedure':'land-battle','period':3,'terrain':'plain',
             'phasing':{'country':'turkey','units':{'armyPlus':2,'pashas':1,'pashaLd':1},'technology':'arquebus','leader':{'maneuver':2,'fire':2,'shock':2},
                        'contingents':[{'country':'turkey','troops':'janissaries','armyPlus':1,'technology':'muskets'},
                                       {'country':'turkey','troops':'timar','armyPlus':1,'pashas':1,'pashaLd':1,'technology':'arquebus'}]},
             'nonPhasing':{'country':'baviere','units':{'armyPlus':1},'technology':'muskets','leader':{'maneuver':2,'fire':2,'shock':2}},
             'dice':{'phasing':{'fire1':5,'shock1':5,'fire2':5,'shock2':5,'pursuit':5,'leaderCasualty':10,'retreat':1},
                     'nonPhasing':{'fire1':5,'shock1':5,'fire2':5,'shock2':5,'pursuit':5,'leaderCasualty':10,'retreat':1}}}""";

    private static String step(String request, String name) {
        return Asked.fullAnswer(request).path("explanation").valueStream().filter(step -> step.path("step").asString().equals(name)).findFirst().orElseThrow()
                .path("result").asString();
    }

    /** Period III: size 2 of class IV and 0 of Venice, (4 x 2 + 4 x 0) / 8 = 1; a French A+ and a Venetian one have artillery 3 each, 3 + 2 = 5. */
    @Test
    void sizeAndArtilleryAreThoseOfAllCountries() {
        assertThat(step(ALLIES, "several countries")).isEqualTo("muskets, army size 1, artillery 5: from A+ of France and A+ of Venice");
        assertThat(Asked.answer(ALLIES).at("/phasing/sizeDifferential").asInt()).as("1 against 0").isZero();
        assertThat(Asked.answer(change(ALLIES, "/phasing/contingents", "[]").toString()).at("/phasing/sizeDifferential").asInt()).as("all French: 2 against 0").isEqualTo(1);
    }

    /** 4 LD of Janissaries and 5 of Timar: the Timar are most. */
    @Test
    void kindsOfTurkishTroopsAreToldApart() {
        assertThat(step(TURKS, "kinds of Turkish troops")).startsWith("arquebus, army size 7, artillery ").endsWith(": from A+ of Turkey and A+ Timar, Pasha of 1 LD of Turkey");
        assertThat(Asked.answer(TURKS).at("/phasing/remaining/ld").asInt() + Asked.answer(TURKS).at("/phasing/lossesLd").asInt()).as("4 + 4 + 1 LD").isEqualTo(9);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "/phasing/units/ld | 1 | /phasing/units",
        "/phasing/technology | 'baroque' | /phasing/technology",
        "/phasing/contingents/1/country | 'atlantis' | /phasing/contingents/1/country",
        "/phasing/contingents/1/troops | 'timar' | /phasing/contingents/1/troops",
        "/phasing/contingents/1/reformM2 | true | /phasing/contingents/1/reformM2",
        "/phasing/contingents/1/units | {} | /phasing/contingents/1/units",
        "/phasing/contingents/1/pashas | 1 | /phasing/contingents/1/pashaLd",
        "/phasing/contingents | {} | /phasing/contingents",
        "/phasing/contingents | [{'country':'france','armyPlus':2,'technology':'muskets'}] | /phasing/contingents"})
    void whatIsNoContingentIsRefused(String pointer, String value, String fault) {
        assertThat(Asked.refusal(change(ALLIES, pointer, value.replace('\'', '"')).toString())).contains(fault);
    }

    /** A siege is stormed by allies: the artillery of the besiegers is that of all their counters. */
    @Test
    void anAssaultTakesThem() {
        var assault = """
                {'ruleset':'eu-military','procedure':'assault','period':3,'fortressLevel':2,
                 'besieger':{'country':'france','units':{'armyPlus':1,'armyMinus':1},'technology':'muskets','leader':{'maneuver':2,'fire':4,'shock':2},
                             'contingents':[{'country':'france','armyPlus':1,'technology':'muskets'},{'country':'venice','armyMinus':1,'technology':'arquebus'}]},
                 'besieged':{'country':'spain','units':{},'technology':'muskets','tercio':true},
                 'dice':{'besieger':{'fire':7,'shock':6,'leaderCasualty':5},'besieged':{'fire':7,'shock':8,'replacementLeader':4,'leaderCasualty':9}}}""";

        assertThat(Asked.answer(assault).has("fortressFalls")).isTrue();
        assertThat(Asked.refusal(change(assault, "/besieger/technology", "\"arquebus\"").toString())).as("4 LD of 6 have muskets").containsExactly("/besieger/technology");
    }
}
