package tercio.adapters.http.server;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.webmvc.autoconfigure.WebMvcRegistrations;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import tercio.adapters.http.problem.ProblemWriter;

/** Configures the web server beyond its properties. */
@Configuration(proxyBeanMethods = false)
class WebServerConfiguration {

    @Bean
    WebMvcRegistrations requestRoutes() {
        return new WebMvcRegistrations() {
            @Override
            public RequestMappingHandlerMapping getRequestMappingHandlerMapping() {
                return new RequestRoutes();
            }
        };
    }

    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> problemsOfTheServer(ObjectProvider<ProblemWriter> problems) {
        return factory -> factory.addContextCustomizers(
                context -> context.getParent().getPipeline().addValve(new ProblemValve(problems::getObject)));
    }
}
