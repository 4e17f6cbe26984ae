package tercio.adapters.eia.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.adjudication.Asked;

/** Questions about combats that the contract refuses, with the place that is wrong. */
class CombatRefusalsTest {

    private static final String FIELD = "{'ruleset':'empires-in-arms','procedure':'field-combat','terrain':'clear',"
            + "'attacker':{'power':'france','chit':'assault','corps':2,'factors':[{'type':'infantry','count':9},{'type':'cavalry','count':3}],"
            + "'commander':{'strategic':4,'tactical':4}},"
            + "'defender':{'power':'austria','chit':'cordon','corps':2,'factors':[{'type':'infantry','count':9},{'type':'militia','count':3}],"
            + "'commander':{'strategic':3,'tactical':3}},"
            + "'dice':{'attacker':{'round1':3,'round2':3,'round3':3,'pursuit':3},'defender':{'round1':3,'round2':3,'round3':3,'pursuit':3}}}";

    private static final String DIVIDED = FIELD.replace("'chit':'assault'", "'chit':'outflank','outflanking':{'corps':1,"
            + "'factors':[{'type':'infantry','count':3}]}").replace("'cordon'", "'counterattack'")
            .replace("'attacker':{'round1'", "'attacker':{'outflank1':6,'outflank2':6,'round1'");

    private static final String TRIVIAL = "{'ruleset':'empires-in-arms','procedure':'trivial-combat','terrain':'clear',"
            + "'attacker':{'power':'france','corps':1,'factors':[{'type':'infantry','count':9}]},"
            + "'defender':{'power':'russia','corps':0,'depotGarrison':true,'factors':[{'type':'infantry','count':4},{'type':'cossack','count':2}]},"
            + "'dice':{'attacker':{'round1':3,'round2':3,'round3':3,'pursuit':3},'defender':{'round1':3,'round2':3,'round3':3,'pursuit':3}}}";

    private static final String SIEGE = "{'ruleset':'empires-in-arms','procedure':'siege-assault','fleches':0,'spires':2,"
            + "'besieger':{'power':'france','corps':1,'factors':[{'type':'infantry','count':9}]},"
            + "'garrison':{'power':'spain','corps':0,'factors':[{'type':'infantry','count':9}]},"
            + "'dice':{'siege':6,'besieger':{'round1':3,'round2':3,'round3':3},'garrison':{'round1':3,'round2':3,'round3':3}}}";

    private static void refused(String request, String old, String changed, String pointer) {
        assertThat(request).contains(old);
        Asked.answer(request);
        int at = request.indexOf(old);
        assertThat(Asked.refusal(request.substring(0, at) + changed + request.substring(at + old.length()))).contains(pointer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "'terrain':'clear'           | 'terrain':'swamp'                              | /terrain",
        "'terrain':'clear',          | ``                                             | /terrain",
        "'terrain':'clear'           | 'terrain':'clear','day':0                      | /day",
        "'terrain':'clear'           | 'terrain':'clear','moraleMethod':3             | /moraleMethod",
        "'terrain':'clear'           | 'terrain':'clear','options':['guard']          | /options/0",
        "'terrain':'clear'           | 'terrain':'clear','byAgreement':true           | /byAgreement",
        "'power':'france'            | 'power':'bavaria'                              | /attacker/power",
        "'power':'france',           | ``                                             | /attacker/power",
        "'corps':2                   | 'corps':0                                      | /attacker/corps",
        "'corps':2                   | 'corps':13                                     | /attacker/corps",
        "'corps':2                   | 'corps':'2'                                    | /attacker/corps",
        "'corps':2                   | 'corps':2,'largeCorps':3                       | /attacker/largeCorps",
        "'corps':2                   | 'corps':2,'depotGarrison':true                 | /attacker/depotGarrison",
        "'corps':2                   | 'corps':2,'corpsFactors':[]                    | /attacker/corpsFactors",
        "'corps':2                   | 'corps':2,'intrinsic':{'strategic':1,'tactical':1} | /attacker/intrinsic",
        "'corps':2                   | 'corps':2,'casualtyOrder':['cavalry','cavalry'] | /attacker/casualtyOrder/1",
        "'corps':2                   | 'corps':2,'casualtyOrder':['hussars']          | /attacker/casualtyOrder/0",
        "'corps':2                   | 'corps':2,'endOfDay':'stay'                    | /attacker/endOfDay",
        "'corps':2                   | 'corps':2,'baseMorale':-1                      | /attacker/baseMorale",
        "'corps':2                   | 'corps':2,'crossing':'bridge'                  | /attacker/crossing",
        "'chit':'cordon'             | 'chit':'cordon','crossing':'river'             | /defender/crossing",
        "'chit':'cordon'             | 'chit':'assault'                               | /defender/chit",
        "'chit':'assault'            | 'chit':'withdraw'                              | /attacker/chit",
        "'chit':'assault'            | 'chit':'assault','outflanking':{'corps':1,'factors':[{'type':'infantry','count':3}]} | /attacker/outflanking",
        "{'type':'cavalry','count':3} | {'type':'cavalry','count':0}                  | /attacker/factors/1/count",
        "{'type':'cavalry','count':3} | {'type':'cavalry'}                            | /attacker/factors/1/count",
        "{'type':'cavalry','count':3} | {'type':'dragoons','count':3}                 | /attacker/factors/1/type",
        "{'type':'cavalry','count':3} | {'type':'feudal-cavalry','count':3}           | /attacker/factors/1/morale",
        "{'type':'cavalry','count':3} | {'type':'cavalry','count':3,'nation':'utopia'} | /attacker/factors/1/nation",
        "[{'type':'infantry','count':9},{'type':'cavalry','count':3}] | []            | /attacker/factors",
        "'strategic':4               | 'strategic':7                                  | /attacker/commander/strategic",
        "'tactical':4                | 'tactical':6                                   | /attacker/commander/tactical",
        "'tactical':4                | 'tactical':4,'seniority':1                     | /attacker/commander/seniority",
        "'round1':3                  | 'round1':7                                     | /dice/attacker/round1",
        "'round1':3,                 | ``                                             | /dice/attacker/round1",
        "'pursuit':3                 | 'pursuit':0                                    | /dice/attacker/pursuit",
        "'pursuit':3                 | 'withdraw':3                                   | /dice/attacker/withdraw",
        "'pursuit':3                 | 'artillery':3                                  | /dice/attacker/artillery",
    })
    void inAFieldCombat(String old, String changed, String pointer) {
        refused(FIELD, old, changed, pointer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        ",'outflanking':{'corps':1,'factors':[{'type':'infantry','count':3}]} | ``     | /attacker/outflanking",
        "'counterattack'             | 'cordon'                                       | /attacker/outflanking",
        "'counterattack'             | 'outflank'                                     | /attacker/outflanking",
        "'corps':2                   | 'corps':1                                      | /attacker/chit",
        ",'commander':{'strategic':4,'tactical':4} | ``                               | /attacker/chit",
        "'outflanking':{'corps':1    | 'outflanking':{'corps':2                       | /attacker/outflanking/corps",
        "[{'type':'infantry','count':3}] | []                                         | /attacker/outflanking/corps",
        "[{'type':'infantry','count':3}] | [{'type':'infantry','count':10}]           | /attacker/outflanking/factors/0/count",
        "[{'type':'infantry','count':3}] | [{'type':'guard','count':1}]               | /attacker/outflanking/factors/0/count",
        "[{'type':'infantry','count':3}] | [{'type':'infantry','count':9},{'type':'cavalry','count':3}] | /attacker/outflanking/factors",
        "{'type':'cavalry','count':3} | {'type':'cossack','count':3}                  | /attacker/outflanking/factors",
        "'outflank1':6,              | ``                                             | /dice/attacker/outflank1",
    })
    void ofADividedForce(String old, String changed, String pointer) {
        refused(DIVIDED, old, changed, pointer);
    }

    @ParameterizedTest
    @CsvSource({"artillery", "guerilla"})
    void whoStaysWithThePinningForce(String type) {
        assertThat(Asked.refusal(DIVIDED.replace("{'type':'cavalry','count':3}", "{'type':'" + type + "','count':3}")
                .replace("[{'type':'infantry','count':3}]", "[{'type':'infantry','count':3},{'type':'" + type + "','count':1}]")))
                .contains("/attacker/outflanking/factors/1/type");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "'withdraw':[1,6]            | 'withdraw':3                                   | /dice/defender/withdraw",
        "'withdraw':[1,6]            | 'withdraw':[1]                                 | /dice/defender/withdraw/1",
        "'withdraw':[1,6]            | 'withdraw':[1,2,3]                             | /dice/defender/withdraw/2",
        "'withdraw':[1,6],           | ``                                             | /dice/defender/withdraw",
        ",[{'type':'militia','count':3}] | ``                                         | /defender/corpsFactors",
        "[{'type':'militia','count':3}] | [{'type':'militia','count':2}]              | /defender/corpsFactors",
        "[{'type':'militia','count':3}] | [{'type':'cossack','count':3}]              | /defender/corpsFactors/1",
        "[{'type':'militia','count':3}] | [{'type':'militia','number':3}]             | /defender/corpsFactors/1/0/number",
        ",'corpsFactors':[[{'type':'infantry','count':9}],[{'type':'militia','count':3}]] | `` | /defender/corpsFactors",
    })
    void ofCorpsThatWithdrawOneByOne(String old, String changed, String pointer) {
        refused(FIELD.replace("'chit':'cordon'", "'chit':'withdraw','corpsFactors':[[{'type':'infantry','count':9}],[{'type':'militia','count':3}]]")
                .replace(",'commander':{'strategic':3,'tactical':3}", "").replace("'defender':{'round1'", "'defender':{'withdraw':[1,6],'round1'"),
                old, changed, pointer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "'corps':0                   | 'corps':1                                      | /defender/depotGarrison",
        "'depotGarrison':true        | 'depotGarrison':false                          | /defender/factors/0/type",
        "{'type':'cossack','count':2} | {'type':'cavalry','count':2}                  | /defender/factors/1/type",
        "'terrain':'clear'           | 'terrain':'clear','byAgreement':1              | /byAgreement",
        "'power':'france'            | 'power':'france','chit':'assault'              | /attacker/chit",
        "'power':'france'            | 'power':'france','crossing':'river'            | /attacker/crossing",
        "'power':'france'            | 'power':'france','outflanking':{}              | /attacker/outflanking",
        "'round1':3                  | 'outflank1':3                                  | /dice/attacker/outflank1",
    })
    void inATrivialCombat(String old, String changed, String pointer) {
        refused(TRIVIAL, old, changed, pointer);
    }

    @ParameterizedTest
    @CsvSource({"/attacker/corps", "/defender/corps", "/byAgreement"})
    void twoForcesOfCorpsFightNoTrivialCombatWithoutAgreement(String pointer) {
        var corps = TRIVIAL.replace("'corps':0,'depotGarrison':true", "'corps':1");
        assertThat(Asked.refusal(corps)).contains(pointer);
        Asked.answer(corps.replace("'terrain'", "'byAgreement':true,'terrain'"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "'fleches':0                 | 'fleches':6                                    | /fleches",
        "'fleches':0,                | ``                                             | /fleches",
        "'spires':2                  | 'spires':0                                     | /spires",
        "'spires':2                  | 'spires':10                                    | /spires",
        "'spires':2                  | 'spires':1                                     | /garrison/factors",
        "'corps':1                   | 'corps':0                                      | /besieger/corps",
        "'fleches':0                 | 'fleches':0,'honours':'asked'                  | /honours",
        "'fleches':0                 | 'fleches':0,'honours':'refused'                | /honours",
        "'fleches':0                 | 'fleches':0,'honours':'granted'                | /honours",
        "'fleches':0                 | 'fleches':0,'terrain':'clear'                  | /terrain",
        "'fleches':0                 | 'fleches':0,'refuge':'yes'                     | /refuge",
        "'power':'france'            | 'power':'france','commander':null              | /besieger/commander",
        "'power':'france'            | 'power':'france','largeCorps':0                | /besieger/largeCorps",
        "'siege':6                   | 'siege':8                                      | /dice/siege",
        "'siege':6,                  | ``                                             | /dice/siege",
        "'siege':6                   | 'siege':6,'sortie':9                           | /dice/sortie",
        "'siege':6                   | 'siege':6,'pursuit':1                          | /dice/pursuit",
        "'round1':3,                 | ``                                             | /dice/besieger/round1",
    })
    void inASiege(String old, String changed, String pointer) {
        refused(SIEGE, old, changed, pointer);
    }
}
