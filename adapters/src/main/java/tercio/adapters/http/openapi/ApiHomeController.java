package tercio.adapters.http.openapi;

import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.signin.SignInPage;

/** The home address of the interface: its description for a browser, a list of addresses for a program. */
@RestController
@Hidden
class ApiHomeController {

    private final boolean signIn;

    /** @param issuer of sign-ins; empty where nobody can sign in, and then no address of it is told */
    ApiHomeController(@Value("${tercio.sign-in.issuer:}") String issuer) {
        signIn = !issuer.isBlank();
    }

    @GetMapping(path = {"/api", "/api/"}, produces = MediaType.APPLICATION_JSON_VALUE)
    Map<String, String> addresses(HttpServletRequest request) {
        var home = request.getContextPath();
        var addresses = new LinkedHashMap<String, String>();
        addresses.put("description", home + "/api/openapi.json");
        addresses.put("page", home + "/api/docs");
        addresses.put("guide", home + "/docs/api/overview");
        addresses.put("rulesets", home + "/api/rulesets");
        addresses.put("scenarios", home + "/api/scenarios");
        addresses.put("games", home + "/api/games");
        if (signIn) {
            addresses.put("signIn", home + SignInPage.PATH);
        }
        return addresses;
    }

    @GetMapping(path = {"/api", "/api/"}, produces = MediaType.TEXT_HTML_VALUE)
    ResponseEntity<Void> page(HttpServletRequest request) {
        return ResponseEntity.status(HttpStatus.FOUND).header("Location", request.getContextPath() + "/api/docs").build();
    }
}
